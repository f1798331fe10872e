/** A kind of sound that is played as it is, by the ending under which it is kept. */
export type SoundKind = 'mp3' | 'm4a' | 'ogg' | 'wav'

/** What a file of sound is, by what stands in it, and how long it is. */
export interface Sound {
  kind: SoundKind
  /** Whole seconds, at least 1. */
  seconds: number
}

/** Which sound these bytes are and how long it plays, whatever they are called; undefined where they are none, or are cut. */
export const soundOf = (bytes: Buffer): Sound | undefined => {
  if (bytes.length < 100) return undefined
  for (const [kind, measure] of measures) {
    const seconds = measure(bytes)
    if (seconds !== undefined && Number.isFinite(seconds) && seconds >= 0.5)
      return { kind, seconds: Math.max(1, Math.round(seconds)) }
  }
  return undefined
}

/** Seconds of a file of that kind; undefined where it is none. */
type Measure = (bytes: Buffer) => number | undefined

const named = (bytes: Buffer, at: number, name: string): boolean =>
  bytes.toString('latin1', at, at + name.length) === name

/** PCM, plain: its samples over their rate. */
const wavSeconds: Measure = (bytes) => {
  if (!named(bytes, 0, 'RIFF') || !named(bytes, 8, 'WAVE')) return undefined
  const [form, data] = [chunkOf(bytes, 'fmt '), chunkOf(bytes, 'data')]
  if (!form || !data || form.length < 16 || bytes.readUInt16LE(form.at) !== 1) return undefined
  const bytesPerSecond = bytes.readUInt32LE(form.at + 8)
  return bytesPerSecond > 0 ? data.length / bytesPerSecond : undefined
}

/** Where a chunk's content begins and how long it is; undefined where there is none, or it is cut. */
const chunkOf = (bytes: Buffer, name: string): { at: number; length: number } | undefined => {
  for (let at = 12; at + 8 <= bytes.length; ) {
    const length = bytes.readUInt32LE(at + 4)
    if (named(bytes, at, name)) return at + 8 + length <= bytes.length ? { at: at + 8, length } : undefined
    at += 8 + length + (length % 2)
  }
  return undefined
}

const oggSeconds: Measure = (bytes) => {
  if (!named(bytes, 0, 'OggS')) return undefined
  const head = bytes.toString('latin1', 0, 200)
  if (/theora|fishead/.test(head)) return undefined
  const rate = head.includes('OpusHead') ? 48_000 : vorbisRate(bytes)
  const last = bytes.lastIndexOf('OggS')
  if (!rate || last + 14 > bytes.length) return undefined
  return Number(bytes.readBigUInt64LE(last + 6)) / rate
}

const vorbisRate = (bytes: Buffer): number => {
  const at = bytes.indexOf('\x01vorbis', 0, 'latin1')
  return at < 0 || at > 200 || at + 16 > bytes.length ? 0 : bytes.readUInt32LE(at + 12)
}

const moving = ['avc1', 'hvc1', 'hev1', 'av01', 'vp09']

/** MPEG-4 with sound alone: what its head says of its length. */
const m4aSeconds: Measure = (bytes) => {
  if (!named(bytes, 4, 'ftyp')) return undefined
  const at = bytes.indexOf('mvhd')
  if (at < 0 || at + 40 > bytes.length || !bytes.includes('mp4a') || moving.some((name) => bytes.includes(name)))
    return undefined
  const [scale, length] =
    bytes[at + 4] === 1
      ? [bytes.readUInt32BE(at + 24), Number(bytes.readBigUInt64BE(at + 28))]
      : [bytes.readUInt32BE(at + 16), bytes.readUInt32BE(at + 20)]
  return scale > 0 ? length / scale : undefined
}

const kilobits = {
  1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
}
const rates = [44_100, 48_000, 32_000]
/** By the two bits of a frame's head: MPEG 2.5, nothing, 2, 1. */
const slower = [4, 0, 2, 1]

/** One frame of layer III: its bytes and seconds. */
const frameAt = (bytes: Buffer, at: number): { length: number; seconds: number } | undefined => {
  if (at + 4 > bytes.length) return undefined
  const head = bytes.readUInt32BE(at)
  const [version, layer] = [(head >>> 19) & 3, (head >>> 17) & 3]
  const by = slower[version] ?? 0
  const rate = (rates[(head >>> 10) & 3] ?? 0) / by
  const bits = kilobits[by === 1 ? 1 : 2][(head >>> 12) & 15]
  if (head >>> 21 !== 0x7ff || layer !== 1 || by === 0 || !rate || !bits) return undefined
  const samples = by === 1 ? 1_152 : 576
  return { length: Math.floor((samples * bits * 125) / rate) + ((head >>> 9) & 1), seconds: samples / rate }
}

/** After its tag frame stands behind frame; what is shorter than three is some other file that looks like one. */
const mp3Seconds: Measure = (bytes) => {
  let at = named(bytes, 0, 'ID3') ? 10 + tagLength(bytes) : 0
  let [seconds, frames] = [0, 0]
  for (let frame = frameAt(bytes, at); frame; frame = frameAt(bytes, at)) {
    seconds += frame.seconds
    frames++
    at += frame.length
  }
  // A closing tag may follow; anything more is no part of a song.
  return frames >= 3 && bytes.length - at < 100_000 ? seconds : undefined
}

/** Of a tag at the beginning: four times seven bits. */
const tagLength = (bytes: Buffer): number =>
  [6, 7, 8, 9].reduce((length, at) => length * 128 + ((bytes[at] ?? 0) & 127), 0)

const measures: readonly [SoundKind, Measure][] = [
  ['wav', wavSeconds],
  ['ogg', oggSeconds],
  ['m4a', m4aSeconds],
  ['mp3', mp3Seconds],
]
