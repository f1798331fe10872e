import type { Seeding } from '#app/room.ts'
import { seeded } from '#kit/random/seeded.ts'
import { addDays, dayOf } from '#kit/time/day.ts'
import { earlier } from '#kit/time/span.ts'
import type { overseasCases } from '../tables.ts'
import type { expertRows, PlacedHospital } from './grow-hospitals.ts'
import type { DemoKind } from './kinds.ts'
import { demoArticles, storyChoices, storyLines, storyPersons } from './stories.ts'

interface StoryGround {
  seeding: Pick<Seeding, 'now' | 'today'>
  illnesses: ReadonlyMap<string, number>
  experts: ReadonlyMap<string, number>
  people: ReturnType<typeof expertRows>
}

const filled = (line: string, words: Readonly<Record<string, string>>): string =>
  line.replaceAll(/\{(\w+)\}/g, (_, name: string) => words[name] ?? '')

/** One story of every invented hospital, told with an invented consent. */
export const caseRows = (
  { id: hospitalId, row, country, kinds }: PlacedHospital,
  { seeding: { now, today }, illnesses, experts, people }: StoryGround,
): (typeof overseasCases.$inferInsert)[] => {
  const chance = seeded(`story ${row.sourceKey}`)
  const kind = chance.pick(kinds) as DemoKind
  const ill = chance.pick(kind.illnesses)
  const person = chance.pick(storyPersons)
  const choice = chance.pick(storyChoices)
  const treatment = chance.pick(kind.treatments)
  const expert = people.find((one) => one.hospitalId === hospitalId)
  const words = {
    person,
    ill,
    treatment,
    unit: row.name,
    dep: expert?.department ?? '',
    weeks: String(chance.int(2, 8)),
  }
  const at = earlier(now, { days: chance.int(5, 300) })
  return [
    {
      sourceKey: `${row.sourceKey} story`,
      kind: 'case',
      title: `${ill}：一家人怎样决定要不要去${country.name}`,
      summary: filled(choice, words),
      content: storyLines.map((line) => filled(line, { ...words, choice: filled(choice, words) })).join('\n'),
      hospitalId,
      countryId: row.countryId,
      expertId: experts.get(expert?.sourceKey ?? '') ?? null,
      illnessId: illnesses.get(ill) ?? null,
      person,
      treatedIn: chance.int(2021, 2025),
      consentOn: addDays(dayOf(at), -20) < today ? addDays(dayOf(at), -20) : today,
      consentNote: '演示：虚构人物，没有真实的同意书',
      publishedAt: at,
      isDemo: true,
    },
  ]
}

/** What any family should read first. */
export const articleRows = ({ now }: Pick<Seeding, 'now'>): (typeof overseasCases.$inferInsert)[] =>
  demoArticles.map(([title, summary, ...paragraphs], at) => ({
    sourceKey: `demo article ${at + 1}`,
    kind: 'article',
    title,
    summary,
    content: paragraphs.join('\n'),
    publishedAt: earlier(now, { days: 3 + 9 * at }),
    isDemo: true,
  }))
