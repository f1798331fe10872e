import { seeded } from '#kit/random/seeded.ts'

/** Samples a second: enough for low bells, and little to keep. */
const RATE = 8_000
/** A scale in which any two notes go together, in hertz. */
const notes = [196, 220, 261.6, 293.7, 329.6, 392, 440, 523.3]
const NOTE_SECONDS = 1.5

/** Quiet bells for so many seconds, as a WAV file: the same for the same seed, for where there is nothing to say. */
export const chimeWav = (seed: string | number, seconds: number): Buffer => {
  const chance = seeded(`chime ${seed}`)
  const count = Math.round(seconds * RATE)
  const wave = new Float32Array(count)
  for (let begin = 0; begin < seconds; begin += NOTE_SECONDS / 2) {
    const hertz = chance.pick(notes)
    ring(wave, Math.round(begin * RATE), hertz)
  }
  const file = Buffer.alloc(44 + count)
  head(file, count)
  for (let at = 0; at < count; at++) file[44 + at] = 128 + Math.round(60 * Math.tanh(wave[at] ?? 0))
  return file
}

/** A note that is struck and fades. */
const ring = (wave: Float32Array, from: number, hertz: number) => {
  const step = (2 * Math.PI * hertz) / RATE
  const until = Math.min(wave.length, from + NOTE_SECONDS * RATE)
  for (let at = from; at < until; at++) {
    const age = (at - from) / RATE
    const strength = Math.min(1, age * 50) * Math.exp(-3 * age)
    wave[at] = (wave[at] ?? 0) + strength * (Math.sin(step * (at - from)) + 0.3 * Math.sin(2 * step * (at - from)))
  }
}

/** One channel of eight bits. */
const head = (file: Buffer, count: number) => {
  file.write('RIFF', 0, 'latin1')
  file.writeUInt32LE(36 + count, 4)
  file.write('WAVEfmt ', 8, 'latin1')
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(RATE, 24)
  file.writeUInt32LE(RATE, 28)
  file.writeUInt16LE(1, 32)
  file.writeUInt16LE(8, 34)
  file.write('data', 36, 'latin1')
  file.writeUInt32LE(count, 40)
}
