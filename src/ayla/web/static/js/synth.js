/** Short sounds made here: wood on wood, and a few soft tones. */

/** @typedef {{ at: number, pitch: number, long: number, loud: number }} Tone In seconds and hertz. */

/** Tones of each sound; a knock is short and comes with a click. */
const SOUNDS = {
  sown: [{ at: 0, pitch: 430, long: 0.07, loud: 0.3 }],
  captured: [
    { at: 0, pitch: 392, long: 0.16, loud: 0.3 },
    { at: 0.07, pitch: 587, long: 0.24, loud: 0.28 },
  ],
  bartered: [
    { at: 0, pitch: 330, long: 0.2, loud: 0.26 },
    { at: 0.14, pitch: 262, long: 0.2, loud: 0.26 },
    { at: 0.28, pitch: 330, long: 0.3, loud: 0.26 },
  ],
  ended: [
    { at: 0, pitch: 262, long: 0.5, loud: 0.22 },
    { at: 0.16, pitch: 330, long: 0.5, loud: 0.22 },
    { at: 0.32, pitch: 392, long: 0.8, loud: 0.22 },
  ],
};

/** @type {AudioContext | null} */
let context = null;

/** Make a sound now. @param {import("./sounds.js").Cue} name */
export function sound(name) {
  context ??= new AudioContext();
  if (context.state === "suspended") context.resume().catch(() => {}); // not before the first press
  // No two knocks are quite alike.
  const detune = name === "sown" ? 1 + (Math.random() - 0.5) * 0.12 : 1;
  for (const tone of SOUNDS[name]) play(context, { ...tone, pitch: tone.pitch * detune });
}

/** @param {AudioContext} context @param {Tone} tone */
function play(context, { at, pitch, long, loud }) {
  const start = context.currentTime + at;
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0008, start + long);
  gain.connect(context.destination);
  // A fundamental and a wooden overtone that dies sooner.
  for (const [factor, share] of [[1, 1], [2.76, 0.35]]) {
    const oscillator = context.createOscillator();
    const part = context.createGain();
    oscillator.type = factor === 1 ? "triangle" : "sine";
    oscillator.frequency.value = pitch * factor;
    part.gain.setValueAtTime(share, start);
    part.gain.exponentialRampToValueAtTime(0.001, start + long / factor);
    oscillator.connect(part).connect(gain);
    oscillator.start(start);
    oscillator.stop(start + long);
  }
}
