/** The kinds of sound that browsers record, by the ending under which they are kept. */
const kinds = {
  webm: { begins: (bytes: Buffer) => bytes.readUInt32BE(0) === 0x1a45dfa3, sound: ['A_OPUS', 'A_PCM'] },
  ogg: { begins: (bytes: Buffer) => bytes.subarray(0, 4).toString('latin1') === 'OggS', sound: ['OpusHead', 'vorbis'] },
  m4a: { begins: (bytes: Buffer) => bytes.subarray(4, 8).toString('latin1') === 'ftyp', sound: ['mp4a', 'Opus'] },
} as const
/** A kind of sound. */
export type VoiceKind = keyof typeof kinds

/** What names the tracks of a recording stands at its beginning, or at its end. */
const LOOKED_AT = 64_000
const moving = ['V_VP8', 'V_VP9', 'V_AV1', 'V_MPEG', 'avc1', 'hvc1', 'theora']

/** Which kind of sound these bytes are, by what stands in them and not by what they are called; undefined where they are none. */
export const voiceKindOf = (bytes: Buffer): VoiceKind | undefined => {
  if (bytes.length < 100) return undefined
  const text = bytes.subarray(0, LOOKED_AT).toString('latin1') + bytes.subarray(-LOOKED_AT).toString('latin1')
  if (moving.some((name) => text.includes(name))) return undefined
  const found = Object.entries(kinds).find(
    ([, { begins, sound }]) => begins(bytes) && sound.some((name) => text.includes(name)),
  )
  return found?.[0] as VoiceKind | undefined
}
