// Invented people for the demonstration school: common Indonesian names of several regions, combined by chance.
const girls =
  "Siti Nur Dewi Putri Ayu Rina Fitri Intan Wulan Maya Nabila Salsabila Kirana Larasati Citra Dinda Anisa Zahra Meilani Ratna Gita Tiara Yuliana Amelia Bunga Cahaya Desi Eka Febriani Hana Indah Jasmine Kartika Lestari Melati Nadia Oktavia Permata Rahma Shinta Tari Utami Vania Widya Yasmin Made Ketut Luh Butet Sondang Nona Theresia Agnes Grace".split(
    " ",
  );
const boys =
  "Ahmad Muhammad Budi Agus Rizky Dimas Bayu Fajar Galih Hendra Ilham Joko Kurnia Lukman Mahendra Naufal Oka Pandu Rafi Satria Taufik Umar Vino Wahyu Yoga Zaki Arif Bagas Candra Daffa Eko Farhan Gilang Haikal Irfan Jefri Krisna Leonardus Mario Nanda Putu Wayan Nyoman Togar Ucok Yohanes Stefanus Andreas Gabriel Ridwan Surya Teguh".split(
    " ",
  );
const familyNames =
  "Pratama Saputra Wijaya Kusuma Hidayat Ramadhan Nugroho Santoso Setiawan Wibowo Permana Maulana Hakim Firmansyah Gunawan Kurniawan Purnomo Siregar Nasution Simanjuntak Harahap Lubis Sinaga Situmorang Tambunan Manurung Latuconsina Pattimura Rumbiak Wenda Kogoya Lontoh Mandagi Tumbelaka Daeng Mappasessu Sulistyo Hartono Suharto Anggraini Maharani Puspita Handayani Rahmawati Safitri Lestari Wulandari Oktaviani Aulia Azzahra Khairunnisa Fauziah Utomo Prasetyo Susanto Halim Tanuwijaya Salim".split(
    " ",
  );

/** Numbers from 0 to below 1, the same for the same seed. Not for anything secret. */
export function createChance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function pick<Item>(chance: () => number, items: readonly Item[]): Item {
  return items[Math.floor(chance() * items.length)]!;
}

export function inventName(chance: () => number): string {
  const given = chance() < 0.5 ? girls : boys;
  const first = pick(chance, given);
  const second = pick(chance, given);
  const family = pick(chance, familyNames);
  const shape = chance();
  if (shape < 0.08) return first === second ? family : `${first} ${second}`;
  if (shape < 0.14) return `${first} ${pick(chance, ["Nur'aini", "Ma'ruf", "Sa'adah"])}`;
  return first === second || shape < 0.5 ? `${first} ${family}` : `${first} ${second} ${family}`;
}
