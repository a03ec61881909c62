// Two short tones, low enough for a room full of people who write.
let context: AudioContext | null = null;

const tones = [660, 880];
const toneSeconds = 0.12;
const loudness = 0.08;

export async function beep(): Promise<void> {
  context ??= new AudioContext();
  // Without a press in this tab so far, the browser holds it.
  if (context.state === "suspended") await context.resume();
  for (const [at, frequency] of tones.entries()) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    const from = context.currentTime + at * (toneSeconds + 0.05);
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(loudness, from);
    volume.gain.exponentialRampToValueAtTime(0.001, from + toneSeconds);
    tone.connect(volume).connect(context.destination);
    tone.start(from);
    tone.stop(from + toneSeconds);
  }
}
