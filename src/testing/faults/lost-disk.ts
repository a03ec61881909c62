// A disk that loses its power: a file system in a file, which can be shut down with everything that it has not written yet
// lost. Linux, as root, where mounting is allowed.
import { execFile } from "node:child_process";
import { chmod, mkdir, mkdtemp, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { wordsOf } from "../../exam-server/start-error.ts";

const run = promisify(execFile);

/** ioctl EXT4_IOC_SHUTDOWN, which is XFS_IOC_GOINGDOWN too, with NOLOGFLUSH: not even the journal is written. */
const shutDown = `open(my $disk, "<", $ARGV[0]) or die $!; my $flag = pack("L", 2); ioctl($disk, 0x8004587d, $flag) or die $!;`;

export const fileSystems = ["ext4", "xfs"] as const;
export type FileSystem = (typeof fileSystems)[number];

export class LostDisk {
  readonly folder: string;
  readonly #root: string;
  readonly #image: string;

  private constructor(root: string) {
    this.#root = root;
    this.#image = join(root, "disk.img");
    this.folder = join(root, "disk");
  }

  /** Why there is none, where there is none. */
  static async open(
    bytes: number,
    fileSystem: FileSystem = "ext4",
  ): Promise<LostDisk | { reason: string }> {
    const root = await mkdtemp(join(tmpdir(), "exo-disk-"));
    // PostgreSQL may have to pass through it as another user.
    await chmod(root, 0o755);
    const disk = new LostDisk(root);
    try {
      await mkdir(disk.folder);
      await writeFile(disk.#image, "");
      await truncate(disk.#image, bytes);
      await run(`mkfs.${fileSystem}`, ["-q", disk.#image]);
      await disk.powerOn();
      return disk;
    } catch (error) {
      await rm(root, { recursive: true, force: true });
      return { reason: wordsOf(error).trim().split("\n").join(" ") };
    }
  }

  async powerOn(): Promise<void> {
    await run("mount", ["-o", "loop", this.#image, this.folder]);
    await chmod(this.folder, 0o755);
  }

  /** What is not on the disk by now is gone, and whoever still writes is refused. */
  async cutPower(): Promise<void> {
    await run("perl", ["-e", shutDown, this.folder]);
  }

  /** Once nobody uses it any more. */
  async unmount(): Promise<void> {
    for (let patience = 100; ; patience--) {
      try {
        await run("umount", [this.folder]);
        return;
      } catch (error) {
        if (patience === 0) throw error;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  }

  async close(): Promise<void> {
    await this.unmount();
    await rm(this.#root, { recursive: true, force: true });
  }
}
