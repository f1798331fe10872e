import { z } from 'zod'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import { call } from '#kit/wire/call.ts'
import { changedSince, versionSeen, versionShown } from '#kit/wire/edited.ts'
import { id, maybe, maybeText, pageOf, paging, text } from '#kit/wire/fields.ts'
import { listing } from '#kit/wire/listing.ts'
import { foreignLanguages, MOST, termSorts } from '../../rules.ts'
import { term, working } from './shapes.ts'

const termRow = { row: 'inquiry-term', by: 'term_id' } as const

export const deskInquiryTerms = call({
  method: 'GET',
  path: '/desk/inquiry-terms',
  summary: 'Page through the glossary by which translations of papers are compared',
  shows: [termRow],
  ...working,
  input: z.object({ language: maybe(z.enum(foreignLanguages)), ...listing(termSorts), ...paging(20) }),
  output: pageOf(term.extend({ version: versionShown() })),
  refuses: notAllowed,
})

const gone = { 'term-not-found': '术语表里没有这一条，可能已经被删除' }

export const deskInquiryTermSave = call({
  method: 'POST',
  path: '/desk/inquiry-terms',
  summary: 'Write a word of the glossary: a new one, or what an old one is to be called',
  edits: termRow,
  ...working,
  idempotency: 'framework',
  input: z.object({
    version: versionSeen(),
    term_id: maybe(id()),
    term: text(MOST.paperName),
    language: z.enum(foreignLanguages),
    translation: text(MOST.reason),
    note: maybeText(MOST.reason),
  }),
  output: z.object({ term_id: z.int() }),
  refuses: { ...notAllowed, ...changedSince, ...gone, twice: '这个语言已经有这个术语了，请修改原来那条' },
})

export const deskInquiryTermRemove = call({
  method: 'POST',
  path: '/desk/inquiry-terms/{term_id}/remove',
  summary: 'Take a word out of the glossary',
  ...working,
  input: z.object({ term_id: id() }),
  output: z.object({ term_id: z.int() }),
  refuses: { ...notAllowed, ...gone },
})
