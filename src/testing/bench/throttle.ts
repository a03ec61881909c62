// Makes a page's network and processor as slow as a school's.
import type { CDPSession, Page } from "playwright-core";

export const networks = {
  "LAN, 10 Mbit/s and 20 ms": { bytesPerSecond: 1_250_000, latencyMs: 20 },
  "slow, 1.6 Mbit/s and 150 ms": { bytesPerSecond: 200_000, latencyMs: 150 },
} as const;
export type Network = (typeof networks)[keyof typeof networks];

export async function throttle(
  page: Page,
  network: Network | null,
  processor: number,
): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  if (network) {
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: network.latencyMs,
      downloadThroughput: network.bytesPerSecond,
      uploadThroughput: network.bytesPerSecond,
    });
  }
  await session.send("Emulation.setCPUThrottlingRate", { rate: processor });
  return session;
}
