import { findRecord } from '#app/areas/records/ground/server/public.ts'
import { asPregnancy, isPregnancy, listPregnancyEntries } from '#app/areas/records/pregnancy/server/public.ts'
import { type Asking, type Section, section } from './section.ts'

/** The record of a pregnancy. */
export const findPregnancyRecord = async (ctx: Asking, recordId: number) => {
  const record = await findRecord(ctx, ctx.patient, recordId)
  if (!record || !isPregnancy(record)) return undefined
  const pregnancy = await asPregnancy(ctx, { record, entries: await listPregnancyEntries(ctx, record.id) })
  return {
    kind: 'pregnancy' as const,
    person: { truename: pregnancy.mother_name, sex: 'female' as const, birthday: '' },
    pregnancy,
  }
}

export type PregnancyFound = NonNullable<Awaited<ReturnType<typeof findPregnancyRecord>>>

export const pregnancySections = ({ pregnancy }: PregnancyFound): Section[] => [
  section('record', '现在', {
    lines: [
      { name: '孕周', value: pregnancy.week_words, note: pregnancy.is_over ? '记录已经结束' : '' },
      { name: '预产期', value: pregnancy.due_date, note: pregnancy.decided_words },
      { name: '胎数', value: `${pregnancy.babies}`, note: '' },
    ],
  }),
  section('record', '孕周怎么算的', {
    lines: pregnancy.datings.map(({ source_words, date, week_words, due_date, decides }) => ({
      name: source_words,
      value: [date, week_words].filter(Boolean).join(' '),
      note: `预产期 ${due_date}${decides ? '（按它算）' : ''}`,
    })),
  }),
  section('record', '糖耐量', {
    unit: 'mmol/L',
    lines: pregnancy.ogtt.map(({ date, fasting, h1, h2, over }) => ({
      name: date,
      value: `空腹 ${fasting}，1 小时 ${h1}，2 小时 ${h2}`,
      note: over.length > 0 ? `${over.join('、')}达到或超过界值` : '',
    })),
  }),
  section('record', '体重', {
    unit: '公斤',
    lines: pregnancy.weights.map(({ date, kg, week_words }) => ({
      name: date,
      value: `${kg}`,
      note: `孕 ${week_words}`,
    })),
  }),
  section('record', '产检和检查', {
    lines: pregnancy.steps
      .filter(({ is_done }) => is_done)
      .map(({ title, week_words }) => ({ name: title, value: '做过', note: week_words })),
  }),
]
