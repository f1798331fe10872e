import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPdf } from '#test/support/pdf-text.ts'
import { chineseWriter } from './chinese-writer.ts'
import { newPaper } from './new-paper.ts'

let paper: Buffer
const folder = mkdtempSync(join(tmpdir(), 'yilu-paper-'))

/** On two sheets: a head, a table of which a cell goes on, a picture, and what is for the eye alone. */
beforeAll(async () => {
  const doc = newPaper({ size: [300, 200], title: '血压 <一页>', at: new Date(0), bufferPages: true })
  const bytes = buffer(doc)
  const { write, begin, ornament } = chineseWriter(doc)
  write('血压记录', { x: 20, y: 20, size: 20, of: begin('title') })
  ornament.draw(() => doc.moveTo(20, 50).lineTo(280, 50).stroke())
  const row = begin('table').begin('row')
  write('晨起', { x: 20, y: 60, size: 10, of: row.begin('row-head') })
  const cell = row.begin('cell')
  write('一百三十', { x: 100, y: 60, size: 10, of: cell })
  doc.addPage()
  write('八十五', { x: 100, y: 20, size: 10, of: cell })
  begin('figure', '血压的变化曲线').draw(() => doc.moveTo(20, 40).lineTo(280, 60).stroke())
  write('', { x: 20, y: 80, size: 10 })
  write('供医生参考', { x: 20, y: 80, size: 10 })
  doc.switchToPage(0)
  write('第一页', { x: 20, y: 180, size: 8, of: ornament })
  doc.end()
  paper = await bytes
})
afterAll(() => rmSync(folder, { recursive: true }))

test('a paper says its language and title, and all that is drawn on it belongs to a part or is for the eye alone', () => {
  const file = paper.toString('latin1')
  expect(file).toContain('/Lang (zh-CN)')
  expect(file).toContain('/DisplayDocTitle true')
  expect(file).toMatch(/\/MarkInfo \d+ 0 R/)
  expect(file).toContain('/Alt ')
  expect(readPdf(paper)).toMatchObject({
    pages: 2,
    parts: ['Document', 'H1', 'Table', 'TR', 'TH', 'TD', 'Figure', 'P'],
  })
})

/** poppler's, where it is installed: another program's opinion. */
const hasPdfinfo = spawnSync('pdfinfo', ['-v']).error === undefined

test.runIf(hasPdfinfo)('another program reads it as tagged, in its order, with what was written in each part', () => {
  const path = join(folder, 'paper.pdf')
  writeFileSync(path, paper)
  const said = spawnSync('pdfinfo', [path], { encoding: 'utf8' })
  expect(said.stderr).toBe('')
  expect(said.stdout).toMatch(/^Tagged: +yes$/m)
  expect(said.stdout).toMatch(/^Title: +血压 <一页>$/m)
  const { stdout, stderr } = spawnSync('pdfinfo', ['-struct-text', path], { encoding: 'utf8' })
  expect(stderr).toBe('')
  const words = stdout.split('\n').map((line) => line.trim().replace(/ \((?:block|inline)\)/, ''))
  expect(words.filter((line) => line !== '')).toEqual([
    'Document',
    'H1',
    '"血压记录"',
    'Table',
    'TR',
    'TH:',
    '/Scope /Row',
    '"晨起"',
    'TD',
    '"一百三十"',
    '"八十五"',
    'Figure',
    '""',
    'P',
    '"供医生参考"',
  ])
  expect(stdout).not.toContain('第一页')
})
