import { expect, test } from 'vitest'
import { soundOf } from './sound.ts'
import { videoFactsOf, withoutNotes } from './video.ts'
import { voiceKindOf } from './voice.ts'

const latin = (text: string) => Buffer.from(text, 'latin1')
const repeated = (head: Buffer, part: Buffer, bytes: number) =>
  Buffer.concat([head, Buffer.alloc(bytes, part.toString('latin1'), 'latin1')])

/** Files that are nothing but small pieces, as large as a desk, a doctor or a patient may send. */
const hostile: [string, Buffer][] = [
  ['empty boxes', repeated(latin('\0\0\0\x14ftypisom\0\0\0\0isom'), latin('\0\0\0\x08free'), 60_000_000)],
  ['empty tracks', repeated(latin('\0\0\0\x14ftypisom\0\0\0\0isom\0\0\0\0moov'), latin('\0\0\0\x08trak'), 60_000_000)],
  ['empty elements', repeated(Buffer.from('1a45dfa39f42868101', 'hex'), Buffer.from('ec80', 'hex'), 2_000_000)],
  ['empty chunks', repeated(latin('RIFF\xff\xff\xff\x00WAVE'), latin('JUNK\0\0\0\0'), 20_000_000)],
  ['empty pages', repeated(latin('OggS'), latin('OggS\0'), 20_000_000)],
  ['heads of frames', repeated(Buffer.alloc(0), Buffer.from('fffb9000', 'hex'), 20_000_000)],
]

test.each(hostile)('%s take no time, whatever they are taken for', (_, bytes) => {
  const began = performance.now()
  const found = [soundOf(bytes), voiceKindOf(bytes), videoFactsOf(bytes)]
  withoutNotes(bytes)
  expect(found).toEqual([undefined, undefined, undefined])
  expect(performance.now() - began).toBeLessThan(3_000)
})
