import { expect, test } from 'vitest'
import { chimeWav } from './chime.ts'
import { soundOf } from './sound.ts'

const latin = (text: string) => Buffer.from(text, 'latin1')

/** So many frames of 417 bytes: MPEG 1, layer III, 128 kbit/s, 44.1 kHz, 26 ms each. */
const mp3 = (frames: number) =>
  Buffer.concat(
    Array.from({ length: frames }, () => Buffer.concat([Buffer.from('fffb9000', 'hex'), Buffer.alloc(413)])),
  )

const id3 = Buffer.concat([latin('ID3\x04\0\0\0\0\0\x14'), Buffer.alloc(20)])

const m4a = (scale: number, length: number, words = 'mp4a') => {
  const mvhd = Buffer.alloc(40)
  mvhd.write('mvhd', 0, 'latin1')
  mvhd.writeUInt32BE(scale, 16)
  mvhd.writeUInt32BE(length, 20)
  return Buffer.concat([latin('\0\0\0\x1cftypM4A '), Buffer.alloc(40), mvhd, latin(words), Buffer.alloc(60)])
}

const opus = (samples: number) => {
  const page = (granule: number) => {
    const head = Buffer.alloc(28)
    head.write('OggS', 0, 'latin1')
    head.writeBigUInt64LE(BigInt(granule), 6)
    return head
  }
  return Buffer.concat([page(0), latin('OpusHead'), Buffer.alloc(60), page(samples)])
}

test.each([
  ['a WAV', chimeWav('a', 12), 'wav', 12],
  ['an MP3', mp3(383), 'mp3', 10],
  ['an MP3 with a tag before it', Buffer.concat([id3, mp3(383)]), 'mp3', 10],
  ['an M4A', m4a(1000, 200_000), 'm4a', 200],
  ['an Ogg with Opus', opus(48_000 * 75), 'ogg', 75],
])('%s is known by what stands in it, with its length', (_, bytes, kind, seconds) => {
  expect(soundOf(bytes)).toEqual({ kind, seconds })
})

test.each([
  ['nothing', Buffer.alloc(0)],
  ['a page that says it is a song', latin(`<!doctype html>${'x'.repeat(500)}`)],
  ['a picture in RIFF', latin(`RIFF\x10\n\0\0WEBPVP8 ${'x'.repeat(500)}`)],
  ['a WAV that was cut', chimeWav('a', 12).subarray(0, 40_000)],
  ['a WAV of no length', chimeWav('a', 0.1)],
  ['one frame and then something else', Buffer.concat([mp3(1), Buffer.alloc(500, 7)])],
  ['a song in front of something large', Buffer.concat([mp3(40), Buffer.alloc(200_000, 7)])],
  ['a film', m4a(1000, 200_000, 'mp4a avc1')],
])('%s is no sound', (_, bytes) => {
  expect(soundOf(bytes)).toBeUndefined()
})

test('bells are the same for the same seed, and others for another', () => {
  expect(chimeWav('a', 3).equals(chimeWav('a', 3))).toBe(true)
  expect(chimeWav('a', 3).equals(chimeWav('b', 3))).toBe(false)
})
