import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { noRecord, paper, recordName } from './contract/shapes.ts'

export const recordPaper = call({
  method: 'GET',
  path: '/records/paper',
  summary:
    'A record as a doctor reads it, with what this product did for its member; the same as a PDF and as a FHIR R4 bundle, at addresses that are good for an hour',
  owner: { record: 'shown record' },
  login: true,
  input: z.object({ record: recordName() }),
  output: paper.extend({ pdf_url: z.string(), fhir_url: z.string() }),
  refuses: noRecord,
})
