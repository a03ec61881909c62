// A school that signs in at once behind one address, beside others there who guess.
import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { generateToken } from "../../../contract/credentials.ts";
import { signInParticipant } from "../../../contract/sitting/participant-session.ts";
import { openSittingSchool, sitterPassword } from "../../../testing/exams/sitting-school.ts";
import { hashPassword } from "../passwords.ts";

const test = suite("sign-ins beside guesses");

/** A quarter of a school's, because the machine that runs the tests has other work. The queue is the real one. */
const passwordCosts = { staff: 4_096, participant: 512 };
const longestMs = 10_000;
const address = "10.0.0.7";

type Seat = { no_ujian: string; password: string; device: string };

test("500 honest sign-ins beside 200 attackers at one address all succeed within ten seconds", async () => {
  const school = await openSittingSchool({ passwordCosts, elapsed: () => performance.now() });
  const { server } = school;
  const send = (seat: Seat) => server.call(signInParticipant, seat, { token: null, address });
  const people = await Promise.all(Array.from({ length: 500 }, () => school.addSitter()));
  const password_hash = await hashPassword(sitterPassword, passwordCosts.participant);
  await server.db.updateTable("participants").set({ password_hash }).execute();
  // Every second PC has seen somebody sign in before.
  const deviceOf = (at: number) => `pc-of-the-school-${at}`;
  const seats = people.map(({ no }, at) => ({ ...school.seatOf(no, deviceOf(at)) }));
  const known = seats.filter((_seat, at) => at % 2 === 0);
  for (const seat of known) assert.is((await send(seat)).code, "00");
  const guess = (no_ujian: string, device: string = randomUUID()) =>
    send({ no_ujian, password: "salah", device });
  for (let count = 0; count < 7; count += 1) {
    await Promise.all(people.slice(0, 150).map(({ no }) => guess(no, `device-of-guesser-${no}`)));
  }
  const crowd = { isOver: false };
  const attackers = Array.from({ length: 200 }, async (_none, at) => {
    for (let count = 0; !crowd.isOver; count += 1) {
      if (at % 3 === 0) await guess(`TIDAK-ADA-${at}-${count}`);
      else if (at % 3 === 1) await guess(people[(at * 7 + count) % people.length]!.no);
      else await guess(people[at]!.no, `device-of-guesser-${at}`);
    }
  });
  const began = performance.now();
  const honest = async (call: () => Promise<{ code: string; headers: Headers }>) => {
    for (let answer = await call(); answer.code !== "00"; answer = await call()) {
      assert.is(answer.code, "29");
      await setTimeout(Number(answer.headers.get("retry-after")) * 1000);
      assert.ok(performance.now() - began < longestMs, "still refused");
    }
    return performance.now() - began;
  };
  const { email, password } = server.account("EVIL");
  const headMaster = honest(() =>
    server.call(generateToken, { email, password }, { token: null, address }),
  );
  const times = await Promise.all([headMaster, ...seats.map((seat) => honest(() => send(seat)))]);
  crowd.isOver = true;
  assert.ok(Math.max(...times) < longestMs, `${Math.max(...times)} ms`);
  await Promise.all(attackers);
  await school.close();
});

test.run();
