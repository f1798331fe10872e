import { expect, test } from 'vitest'
import { aBox, videoBytes } from '#test/support/a-video.ts'
import { videoFactsOf, withoutNotes } from './video.ts'

const film = videoBytes()
const replaced = (from: string, to: string) => Buffer.from(film.toString('latin1').replace(from, to), 'latin1')

test('a film says how long and how large it is', () => {
  expect(videoFactsOf(film)).toEqual({ seconds: 22, width: 480, height: 270 })
})

test.each([
  ['nothing', Buffer.alloc(0)],
  [
    'a picture that calls itself a film',
    Buffer.from('\u00ff\u00d8\u00ff\u00e0 not a film at all, and long enough', 'latin1'),
  ],
  ['a film that was cut', film.subarray(0, film.length - 1)],
  ['one cut in its head', film.subarray(0, 200)],
  ['a film without a picture', film.subarray(0, film.indexOf('mdat') - 4)],
  ['sound alone', replaced('avc1\0\0\0\0\0\0', 'mp4a\0\0\0\0\0\0')],
  ['what not every phone shows', replaced('avc1\0\0\0\0\0\0', 'hvc1\0\0\0\0\0\0')],
  ['what does not begin as a film does', film.subarray(film.readUInt32BE(0))],
  ['boxes that never end', Buffer.concat([film.subarray(0, 28), Buffer.from([0, 0, 0, 4]), Buffer.from('moov')])],
])('no film: %s', (_, bytes) => {
  expect(videoFactsOf(bytes)).toBeUndefined()
})

test('where a camera was is not kept, and the film stays as it was', () => {
  const noted = Buffer.concat([film, aBox('uuid', 'owner'), aBox('udta', aBox('xyz ', '+22.5431+114.0579/'))])
  const clean = withoutNotes(noted)
  expect(clean.length).toBe(noted.length)
  expect(clean.includes('114.0579')).toBe(false)
  expect(clean.includes('owner')).toBe(false)
  expect(clean.subarray(0, film.length).equals(film)).toBe(true)
  expect(videoFactsOf(clean)).toEqual(videoFactsOf(film))
})
