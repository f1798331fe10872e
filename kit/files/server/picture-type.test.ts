import { expect, test } from 'vitest'
import { isLie, pictureTypeOf } from './picture-type.ts'

test.each([
  ['nothing', ''],
  ['HTML', '<!doctype html><html>'],
  ['SVG', '<svg xmlns="http'],
  ['a PDF', '%PDF-1.7 and more'],
  ['a TIFF', 'II*\0 and more of it'],
  ['the beginning of a PNG', '\x89PNG'],
  ['a sound in RIFF', 'RIFF\x10\0\0\0WAVEfmt '],
])('%s is no picture that is taken', (_, head) => {
  expect(pictureTypeOf(Buffer.from(head, 'latin1'))).toBeUndefined()
})

test.each([
  ['image/jpeg', '\xff\xd8\xff\xe0 JFIF'],
  ['image/png', '\x89PNG\r\n\x1a\n'],
  ['image/gif', 'GIF89a'],
  ['image/webp', 'RIFF\x10\n\0\0WEBPVP8 '],
])('%s is known by its first bytes', (type, head) => {
  expect(pictureTypeOf(Buffer.from(head, 'latin1'))).toBe(type)
})

test('another type than that of the content is a lie; saying nothing is none', () => {
  expect(['image/png', 'text/html', 'image/svg+xml'].map((said) => isLie(said, 'image/jpeg'))).toEqual([
    true,
    true,
    true,
  ])
  expect(
    ['', 'application/octet-stream', 'image/jpg', 'image/JPEG'].filter((said) => isLie(said, 'image/jpeg')),
  ).toEqual([])
})
