/** What is known of a film that every phone plays. */
export interface VideoFacts {
  seconds: number
  width: number
  height: number
}

interface Box {
  type: string
  /** Where it begins, where what it holds begins, and where it ends. */
  at: number
  from: number
  to: number
}

const HEAD_BYTES = 8
/** More boxes side by side than any film has. */
const MOST_BOXES = 20_000

/** The box that begins at `at`; undefined where it does not end before `to`. */
const boxAt = (bytes: Buffer, at: number, to: number): Box | undefined => {
  if (at + HEAD_BYTES > to) return undefined
  const [short, type] = [bytes.readUInt32BE(at), bytes.toString('latin1', at + 4, at + HEAD_BYTES)]
  // A length of 1 says that the true one follows in eight bytes; 0, that the box is the last.
  const isLong = short === 1 && at + 16 <= to
  const size = isLong ? Number(bytes.readBigUInt64BE(at + HEAD_BYTES)) : short || to - at
  const from = at + (isLong ? 16 : HEAD_BYTES)
  return at + size < from || at + size > to ? undefined : { type, at, from, to: at + size }
}

/** The boxes of a span, one after the other; undefined where one is not whole, as in a file that was cut. */
const boxesIn = (bytes: Buffer, from: number, to: number): Box[] | undefined => {
  const boxes: Box[] = []
  for (let at = from; at < to; ) {
    const box = boxAt(bytes, at, to)
    if (!box || boxes.length === MOST_BOXES) return undefined
    boxes.push(box)
    at = box.to
  }
  return boxes
}

/** The first box on this way down. */
const find = (bytes: Buffer, ctx: Box, ...[type, ...rest]: string[]): Box | undefined => {
  const found = boxesIn(bytes, ctx.from, ctx.to)?.find((box) => box.type === type)
  return found && rest.length > 0 ? find(bytes, found, ...rest) : found
}

/** Of a film: version 1 has its times in eight bytes. */
const secondsOf = (bytes: Buffer, { from, to }: Box): number => {
  const isLong = bytes[from] === 1
  if (to - from < (isLong ? 32 : 20)) return 0
  const scale = bytes.readUInt32BE(from + (isLong ? 20 : 12))
  const length = isLong ? Number(bytes.readBigUInt64BE(from + 24)) : bytes.readUInt32BE(from + 16)
  return scale === 0 ? 0 : length / scale
}

/** The picture of H.264 that a track holds, in pixels; undefined of sound, and of what some phones cannot show. */
const sizeOf = (bytes: Buffer, track: Box): Pick<VideoFacts, 'width' | 'height'> | undefined => {
  const described = find(bytes, track, 'mdia', 'minf', 'stbl', 'stsd')
  const entry = described && boxesIn(bytes, described.from + HEAD_BYTES, described.to)?.[0]
  if (!entry || !['avc1', 'avc3'].includes(entry.type) || entry.to - entry.from < 28) return undefined
  const [width, height] = [bytes.readUInt16BE(entry.from + 24), bytes.readUInt16BE(entry.from + 26)]
  return width > 0 && height > 0 ? { width, height } : undefined
}

/**
 * What these bytes hold, by what stands in them and not by what they are called: a whole MP4 with a picture in H.264 and a
 * length, so that one can move about in it. Undefined where they are none.
 */
export const videoFactsOf = (bytes: Buffer): VideoFacts | undefined => {
  const boxes = boxesIn(bytes, 0, bytes.length)
  const movie = boxes?.find(({ type }) => type === 'moov')
  if (boxes?.[0]?.type !== 'ftyp' || !movie || !boxes.some(({ type }) => type === 'mdat')) return undefined
  const header = find(bytes, movie, 'mvhd')
  const seconds = header ? secondsOf(bytes, header) : 0
  const tracks = (boxesIn(bytes, movie.from, movie.to) ?? []).filter(({ type }) => type === 'trak')
  const size = tracks.map((track) => sizeOf(bytes, track)).find(Boolean)
  return size && seconds > 0 ? { ...size, seconds } : undefined
}

/** What a camera notes beside the picture: where it was, whose it is, when. */
const notes = ['udta', 'meta', 'uuid']

/** The same film without what a camera noted beside it; nothing else moves, so it plays as before. */
export const withoutNotes = (film: Buffer): Buffer => {
  const bytes = Buffer.from(film)
  const clear = (from: number, to: number, [into, ...deeper]: readonly string[]) => {
    for (const box of boxesIn(bytes, from, to) ?? []) {
      if (box.type === into) clear(box.from, box.to, deeper)
      if (!notes.includes(box.type)) continue
      bytes.write('free', box.at + 4, 'latin1')
      bytes.fill(0, box.from, box.to)
    }
  }
  clear(0, bytes.length, ['moov', 'trak'])
  return bytes
}
