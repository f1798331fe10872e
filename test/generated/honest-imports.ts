import { deskImport, deskImportBegin, deskImportPiece } from '#app/areas/desk/imports/contract.ts'
import { workOff } from '#app/areas/desk/imports/server/commands/work.ts'
import { hospitalImporter } from '#app/areas/guahao/hospitals/server/public.ts'
import { onePixel } from '#test/support/a-picture.ts'
import type { Asker } from './askers.ts'
import type { World } from './world.ts'

let made = 0
const columns = '医院编码,科室编码,科室名称,目录科室'

/** The code by which files name a hospital, the asker's or ours from the platform's desk; hospitals of the world come by none. */
const codeFor = async ({ app, ours }: World, { hospitalId }: Asker): Promise<string> => {
  const id = hospitalId || ours.hospitalId
  const sql = "update guahao_hospitals set source_key = $2 where id = $1 and source_key not like 'import:%'"
  await app.pool.query(sql, [id, `import:${hospitalImporter.kind} ${id}`])
  const { rows } = await app.pool.query('select source_key from guahao_hospitals where id = $1', [id])
  return rows[0].source_key.slice('import:'.length)
}

/** Whoever asks often has let some of their files wait: but for the newest they are gone. */
const FORGOTTEN = `delete from desk_imports where staff_id = $1 and code not in
  (select code from desk_imports where staff_id = $1 order by id desc limit 2)`

const begun = async (world: World, asker: Asker, bytes: Buffer) => {
  await world.app.pool.query(FORGOTTEN, [asker.staffId])
  const announced = { kind: 'departments', file_name: '科室.csv', byte_num: bytes.length }
  return (await world.app.callApi(deskImportBegin, announced, asker.as)).import_id
}

/** Some department of the catalogue, as it is called now: a desk may have named it anew. */
const CATALOGUE = 'select name from guahao_catalogue where parent_id is not null order by id desc limit 1'

const file = async (world: World, asker: Asker) => {
  const { rows } = await world.app.pool.query(CATALOGUE)
  return Buffer.from(`${columns}\n${await codeFor(world, asker)},H${++made},导入科${made},${rows[0].name}\n`)
}

/** A file of the asker's that was checked and waits for a word. */
export const importOfDesk = async (world: World, asker: Asker): Promise<string> => {
  const bytes = await file(world, asker)
  const import_id = await begun(world, asker, bytes)
  await world.app.callApi(deskImportPiece, { import_id, position: 0, base64: bytes.toString('base64') }, asker.as)
  await workOff(world.app.context())
  const { added_num, refused } = await world.app.callApi(deskImport, { import_id }, asker.as)
  if (added_num === 0) throw new Error(`nothing of the file is taken: ${JSON.stringify(refused)}`)
  return import_id
}

const seen = async (world: World, asker: Asker) => {
  const import_id = await importOfDesk(world, asker)
  const { rows } = await world.app.pool.query('select digest from desk_imports where code = $1', [import_id])
  return { import_id, digest: rows[0].digest as string }
}

/** What honest programs send to files that are brought at the desk. */
export const importsByCall = {
  deskImportTemplate: () => ({ kind: 'departments' }),
  deskImportBegin: async (world: World, asker: Asker) => {
    await world.app.pool.query(FORGOTTEN, [asker.staffId])
    await codeFor(world, asker)
    return { kind: 'departments', file_name: '科室.csv', byte_num: 100 }
  },
  deskImportPiece: async (world: World, asker: Asker) => {
    const bytes = await file(world, asker)
    return { import_id: await begun(world, asker, bytes), position: 0, base64: bytes.toString('base64') }
  },
  deskImportPicture: async (world: World, asker: Asker) => ({
    import_id: await begun(world, asker, await file(world, asker)),
    name: '某医生.png',
    file: onePixel(),
  }),
  deskImportRun: seen,
}
