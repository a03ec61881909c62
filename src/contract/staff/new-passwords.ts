// Passwords that staff choose: their bounds, and those that are tried first. Not the participants', which the school makes.
import * as v from "valibot";

const leastLength = 8;
const mostLength = 200;
const tooShort = `Password paling pendek ${leastLength} karakter.`;
const tooLong = `Password paling panjang ${mostLength} karakter.`;
/** A sheet's cells lose outer spaces, and so would a person who copies: they may not count. */
const outerSpaces = "Password tidak boleh diawali atau diakhiri spasi.";
const common = "Password ini termasuk yang pertama ditebak orang. Pilih yang lain.";
export const ownWord = "Password tidak boleh sama dengan nama atau e-mail sendiri.";

/** What people in the world and in Indonesia choose first, in lower case; figures and signs after it are of no help. */
const commonest = new Set(
  `password passw0rd p@ssword p@ssw0rd qwerty qwertyui qwertyuiop asdf asdfghjk asdfghjkl zxcvbnm abc abcd abcde abcdefgh
  a1b2c3d 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 11223344 1122334455 a aa admin administrator operator headmaster master
  kepalasekolah guru siswa murid sekolah sekolahku ujian ujianonline ujiansekolah pendidikan rahasia rahasiaku katasandi
  sandi bismillah bismillahirrahmanirrahim alhamdulillah subhanallah assalamualaikum allahuakbar indonesia indonesiaku
  indonesiaraya merdeka kemerdekaan pancasila garuda jakarta bandung surabaya semarang semangat sayang sayangku sayangkamu
  akusayangkamu cinta cintaku akucintakamu keluarga keluargaku komputer terserah doraemon persib persija iloveyou sunshine
  princess football baseball superman trustno letmein welcome starwars whatever computer internet changeme default test
  user secret login pass`.split(/\s+/u),
);
const figures = "01234567890123456789";
const figuresBack = "98765432109876543210";

function isCommon(password: string): boolean {
  const plain = password.toLowerCase();
  const isWord = [plain, plain.replace(/[\d!@#.]*$/u, "")].some((word) => commonest.has(word));
  // "aaaaaaaa", "12341234", "adminadmin".
  const isRepeated = /^(.{1,5})\1+$/su.test(plain);
  return isWord || isRepeated || figures.includes(plain) || figuresBack.includes(plain);
}

export const newStaffPassword = v.pipe(
  v.string(),
  v.minLength(leastLength, tooShort),
  v.maxLength(mostLength, tooLong),
  v.check((text) => text.trim() === text, outerSpaces),
  v.check((text) => !isCommon(text), common),
);
/** Empty: the server makes one (new account) or keeps the old one (existing account). */
export const staffPassword = v.union(
  [v.literal(""), newStaffPassword],
  ({ input }) => v.safeParse(newStaffPassword, input).issues?.[0].message ?? tooShort,
);

type Person = { name: string; email: string };

/** Whether it is nothing that stands on the person's door: their e-mail, its part before the @, their name. */
export function isNoOwnWord({ name, email, password }: Person & { password: string }): boolean {
  const plain = (text: string) => text.toLowerCase().replace(/\s/gu, "");
  const own = [email, email.split("@")[0]!, name].map(plain);
  return password === "" || !own.includes(plain(password));
}
