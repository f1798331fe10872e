import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Field } from './booking-field.ts'

const SECONDS = 4

/** One row, one statement: the guarded decrement and the booking that it allows. */
const statement = (schedules: number) => `\\set schedule random(1, ${schedules})
\\set patient random(1, 1000000000)
with taken as (
  update bench_schedules set left_n = left_n - 1, issued = issued + 1
  where id = :schedule and left_n > 0
    and not exists (select from bench_bookings b where b.schedule_id = :schedule and b.patient_id = :patient and b.state in (0, 1))
  returning id, issued
), made as (
  insert into bench_bookings (schedule_id, patient_id, number) select id, :patient, issued from taken returning id, number
) select * from made;
`

const tables = `
  drop table if exists bench_bookings, bench_schedules;
  create table bench_schedules (id int primary key, left_n int not null check (left_n >= 0), issued int not null) with (fillfactor = 50);
  create table bench_bookings (id bigint generated always as identity primary key, schedule_id int not null, patient_id int not null,
    number int not null, state smallint not null default 0);
  create unique index on bench_bookings (schedule_id, patient_id) where state in (0, 1);
  insert into bench_schedules select n, 1000000000, 0 from generate_series(1, 1000) n;
  vacuum analyze bench_schedules;`

/** Whether pgbench can be run on this machine. */
export const hasPgbench = (): boolean => spawnSync('pgbench', ['--version']).status === 0

/** Bookings a second that pgbench makes with 64 connections on the product's own server, over one row or a thousand. */
export const pgbench = async ({ app, database }: Field, schedules: 1 | 1000): Promise<number> => {
  for (const sql of tables.split(';')) if (sql.trim()) await database.pool.query(sql)
  const folder = mkdtempSync(join(tmpdir(), 'yilu-pgbench-'))
  const file = join(folder, 'book.sql')
  writeFileSync(file, statement(schedules))
  const { host, port, user, database: name } = app.database.connection
  const args = [
    '-n',
    '-c',
    '64',
    '-j',
    '2',
    '-T',
    String(SECONDS),
    '-f',
    file,
    '-h',
    String(host),
    '-p',
    String(port),
    '-U',
    String(user),
  ]
  const { stdout, stderr } = spawnSync('pgbench', [...args, String(name)], { encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  const tps = /tps = ([\d.]+)/.exec(stdout)?.[1]
  if (!tps) throw new Error(`pgbench failed: ${stderr.split('\n')[0]}`)
  return Number(tps)
}
