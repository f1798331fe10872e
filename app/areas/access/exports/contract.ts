import { z } from 'zod'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import { call } from '#kit/wire/call.ts'
import { code, int, nothing, time } from '#kit/wire/fields.ts'
import { type ExportState, exportStates } from './rules.ts'

const staff = { owner: 'self', staff: true, may: 'account' } as const
const ofOne = { export_id: code() }
const gone = { 'not-found': '没有这份文件，可能已经过期，请重新导出', ...notAllowed }

export const deskExports = call({
  method: 'GET',
  path: '/desk/exports',
  summary: 'One’s own files that are written later at this desk, with how far each is; the newest first',
  ...staff,
  input: nothing(),
  output: z.object({
    list: z.array(
      z.object({
        export_id: z.string(),
        file_name: z.string(),
        state: z.enum(Object.keys(exportStates) as ExportState[]),
        /** Lines that are written, of how many; 0 while nobody has counted them. */
        done_num: z.int(),
        total_num: z.int(),
        byte_num: z.int(),
        /** It is fetched in so many pieces. */
        piece_num: z.int(),
        ask_time: time(),
        /** Until when it can be fetched; null while it is not done. */
        end_time: time().nullable(),
        /** Why nothing came of it; '' else. */
        fail_words: z.string(),
      }),
    ),
  }),
  refuses: notAllowed,
})

export const deskExportPiece = call({
  method: 'POST',
  path: '/desk/exports/piece',
  summary: 'One piece of a file, from 0 on; with the first the audit has that the file was fetched',
  ...staff,
  input: z.object({ ...ofOne, position: int(0, 100_000) }),
  output: z.object({ base64: z.string() }),
  refuses: { ...gone, 'not-begun': '请从头开始下载' },
})

export const deskExportDrop = call({
  method: 'POST',
  path: '/desk/exports/drop',
  summary: 'Take away one’s own file; one that is being written ends',
  ...staff,
  input: z.object(ofOne),
  output: z.object({}),
  refuses: gone,
})
