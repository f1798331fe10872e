import { z } from 'zod'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import { uploadimg } from '#app/areas/files/contract.ts'
import { call } from '#kit/wire/call.ts'
import { code, file, flag, int, maybe, maybeText, nothing, pageOf, paging, text, time } from '#kit/wire/fields.ts'
import {
  type ImportState,
  importStates,
  MOST_BYTES,
  MOST_OPEN,
  MOST_PICTURES,
  mayBring,
  outcomes,
  PIECE_BYTES,
  piecesOf,
} from './rules.ts'

/** A file is checked by a person before it is taken. */
const staff = { staff: true, may: mayBring, people: true } as const
const ofOne = { owner: { import_id: 'import of the desk' }, ...staff } as const
const one = { import_id: code() }
const gone = { 'not-found': '没有这次导入，可能已经过期，请重新上传', ...notAllowed }
const kind = () => text(30)
const states = Object.keys(importStates) as [ImportState, ...ImportState[]]

const counts = {
  state: z.enum(states),
  state_desc: z.string(),
  /** Rows that are read, of how many; 0 while nobody has counted them. */
  done_num: z.int(),
  total_num: z.int(),
  added_num: z.int(),
  changed_num: z.int(),
  unchanged_num: z.int(),
  refused_num: z.int(),
}
const about = {
  import_id: z.string(),
  kind: z.string(),
  kind_name: z.string(),
  file_name: z.string(),
  /** 1: one row that is refused holds up all others. */
  is_strict: flag(),
  staff_name: z.string(),
  add_time: time(),
  end_time: time().nullable(),
  /** Why nothing came of it; '' else. */
  fail_words: z.string(),
}

/** The job that checks and does what was brought. */
const runsJob = 'imports.work'

export const deskImports = call({
  method: 'GET',
  path: '/desk/imports',
  summary: 'Page through the files that were brought at this desk, of kinds that one may bring; the newest first',
  owner: 'self',
  ...staff,
  input: z.object({ kind: maybe(kind()), state: maybe(z.enum(states)), ...paging(20) }),
  output: pageOf(z.object({ ...about, ...counts })),
  refuses: notAllowed,
})

export const deskImportKinds = call({
  method: 'GET',
  path: '/desk/imports/kinds',
  summary: 'What can be brought at this desk from a file, and the columns of such a file',
  owner: 'self',
  ...staff,
  input: nothing(),
  output: z.object({
    /** The desk's own code, which its files may leave out; '' where it has none, and at the platform's. */
    hospital_code: z.string(),
    list: z.array(
      z.object({
        kind: z.string(),
        name: z.string(),
        columns: z.array(
          z.object({
            name: z.string(),
            title: z.string(),
            needed: flag(),
            /** 1: the name of a picture stands there, which comes with the file. */
            is_picture: flag(),
          }),
        ),
      }),
    ),
  }),
  refuses: notAllowed,
})

export const deskImportTemplate = call({
  method: 'GET',
  path: '/desk/imports/template',
  summary: 'An empty file of a kind: its header, and a line as an example',
  owner: 'self',
  ...staff,
  input: z.object({ kind: kind() }),
  output: z.object({ file_name: z.string(), text: z.string() }),
  refuses: { ...notAllowed, 'no-kind': '这里不能导入这类资料' },
})

export const deskImportBegin = call({
  method: 'POST',
  path: '/desk/imports/begin',
  summary: 'Begin to bring a file, whose pieces follow; nothing is changed by it',
  owner: 'self',
  ...staff,
  idempotency: 'framework',
  input: z.object({
    kind: kind(),
    file_name: text(200),
    byte_num: int(0, Number.MAX_SAFE_INTEGER),
    is_strict: maybe(int(0, 1)),
  }),
  output: z.object({ import_id: z.string() }),
  refuses: {
    ...notAllowed,
    'no-kind': '这里不能导入这类资料',
    'no-code': '本院还没有医院编码，不能从文件导入；请平台运营先导入本院',
    empty: '文件是空的，请重新选择',
    'too-big': `文件不能超过 ${MOST_BYTES / 1_000_000} MB，请分成几份导入`,
    'too-many': `您已有 ${MOST_OPEN} 份文件等待确认，请先确认或取消`,
  },
})

export const deskImportPicture = call({
  method: 'POST',
  path: '/desk/imports/picture',
  summary: 'One picture that the file names, by the name of its own file; before the last piece of the file',
  ...ofOne,
  body: 'multipart',
  inQuery: ['import_id', 'name'],
  input: z.object({ ...one, name: text(200), file: file() }),
  output: z.object({}),
  refuses: {
    ...gone,
    ...uploadimg.refuses,
    'too-many-pictures': `一次最多带 ${MOST_PICTURES} 张图片，请分成几份导入`,
  },
})

export const deskImportPiece = call({
  method: 'POST',
  path: '/desk/imports/piece',
  summary: 'One piece of the file, from 0 on; once all of them are here it is checked, which changes nothing',
  ...ofOne,
  body: 'json',
  // Letters of base64 take a byte each, but a call is asked to bear three.
  bodyLimit: 5 * PIECE_BYTES,
  runsJob,
  input: z.object({
    ...one,
    position: int(0, piecesOf(MOST_BYTES) - 1),
    base64: z
      .string()
      .max((PIECE_BYTES / 3) * 4)
      .regex(/^[A-Za-z0-9+/]*={0,2}$/),
  }),
  output: z.object({ is_whole: flag() }),
  refuses: { ...gone, 'wrong-piece': '文件没有传完整，请重新上传' },
})

export const deskImport = call({
  method: 'GET',
  path: '/desk/imports/one',
  summary: 'One file that was brought: how it was understood, what would become of it or did, and how far it is',
  ...ofOne,
  input: z.object(one),
  output: z.object({
    ...about,
    ...counts,
    byte_num: z.int(),
    digest: z.string(),
    /** Who said that it is to be done; '' while nobody has. */
    run_name: z.string(),
    /** Until when it can be confirmed, or its report is kept. */
    keep_time: time(),
    /** When the same file was brought before; null where it was not. */
    same_time: time().nullable(),
    /** Columns of the file as they were understood. */
    header: z.array(z.object({ name: z.string(), title: z.string() })),
    /** The first rows as they would be written, their cells below the header. */
    first: z.array(
      z.object({
        line: z.int(),
        outcome: z.enum(Object.keys(outcomes) as [keyof typeof outcomes]),
        outcome_desc: z.string(),
        cells: z.array(z.string()),
      }),
    ),
    /** The first rows that are refused; the report has the others. */
    refused: z.array(z.object({ line: z.int(), words: z.string() })),
    /** What besides came of it: which clinics were kept or stopped. */
    notes: z.array(z.string()),
  }),
  refuses: gone,
})

export const deskImportRun = call({
  method: 'POST',
  path: '/desk/imports/run',
  summary: 'Have a file that was checked brought in, exactly that one; it goes on by itself',
  ...ofOne,
  runsJob,
  input: z.object({ ...one, digest: maybeText(64) }),
  output: z.object({}),
  refuses: {
    ...gone,
    'not-ready': '这份文件还没有检查完，或已经取消、过期，请刷新',
    'other-file': '文件和您看到的不是同一份，请刷新后重新核对',
    nothing: '没有一行可以导入，请改正文件后重新上传',
    busy: '本院另一份同类文件正在导入，等它完成再导入这一份',
  },
})

export const deskImportCancel = call({
  method: 'POST',
  path: '/desk/imports/cancel',
  summary: 'Cancel an import that has not ended; nothing of it is taken then',
  ...ofOne,
  input: z.object(one),
  output: z.object({}),
  refuses: { ...gone, ended: '这次导入已经结束，不能取消' },
})

export const deskImportReport = call({
  method: 'GET',
  path: '/desk/imports/report',
  summary: 'What became of a file, line by line: every row that is refused, and why',
  ...ofOne,
  input: z.object(one),
  output: z.object({ file_name: z.string(), text: z.string() }),
  refuses: gone,
})
