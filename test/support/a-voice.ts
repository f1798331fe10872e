const heads = {
  webm: Buffer.concat([Buffer.from('1a45dfa3', 'hex'), Buffer.from('webm A_OPUS')]),
  ogg: Buffer.from('OggS OpusHead'),
  m4a: Buffer.from('\0\0\0\x1cftypM4A mp4a'),
} as const

/** What looks like the recording of a browser, with these words somewhere in it. */
export const aVoice = (kind: keyof typeof heads, words = ''): Blob =>
  new Blob([new Uint8Array(Buffer.concat([heads[kind], Buffer.from(words), Buffer.alloc(400, 7)]))], {
    type: `audio/${kind}`,
  })
