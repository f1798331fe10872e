import { TrendDrawing } from '#app/areas/records/own/cards/trend-drawing.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Picture } from '#kit/ui/picture.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import type { recordPaper } from '../contract.ts'

/** A record as somebody else reads it. */
export type ShownPaper = Pick<
  CallOutput<typeof recordPaper>,
  'title' | 'truename' | 'who_words' | 'made_time' | 'sections'
>

import { unbroken } from '#kit/ui/unbroken.tsx'

type Section = ShownPaper['sections'][number]

/** A record as a doctor reads it: who it is, then the most urgent first. */
export function PaperView({ paper }: { paper: ShownPaper }) {
  return (
    <article className="space-y-12">
      <Card>
        <h2 className="text-22 font-semibold">{paper.truename}</h2>
        <p className="pt-4 text-14 text-ink-2">{unbroken(paper.who_words)}</p>
        <p className="pt-4 text-12 text-ink-3">{unbroken(`${paper.title} · ${paper.made_time.slice(0, 16)}`)}</p>
      </Card>
      {paper.sections.map((section, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sections never move, and two reports may have one name
        <PaperSection key={at} section={section} />
      ))}
      <p className="px-4 text-12 text-ink-3">本人填写和本平台记录，供医生参考，不是诊断证明。</p>
    </article>
  )
}

function PaperSection({ section }: { section: Section }) {
  const { title, source, unit, is_urgent, lines, trend, files } = section
  return (
    <Card
      title={<span className={is_urgent === 1 ? 'text-danger' : undefined}>{title}</span>}
      aside={[unit, source].filter(Boolean).join(' · ')}
    >
      {trend && (
        <div className="pb-8">
          <TrendDrawing name={title} unit={unit} trend={trend} />
        </div>
      )}
      <ul className="divide-y divide-line">
        {lines.map(({ name, value, note }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines never move, and two may say the same
          <li key={at} className="py-6">
            <p className="flex flex-wrap justify-between gap-x-16 text-16">
              <span className="min-w-0 wrap-anywhere">{name}</span>
              <span className="min-w-0 text-ink-2 tabular-nums wrap-anywhere">{value}</span>
            </p>
            {note && <p className="text-14 whitespace-pre-line text-ink-3 wrap-anywhere">{note}</p>}
          </li>
        ))}
      </ul>
      <Files files={files} />
    </Card>
  )
}

function Files({ files }: Pick<Section, 'files'>) {
  if (files.length === 0) return null
  return (
    <ul className="grid grid-cols-3 gap-8 pt-8 print:hidden">
      {files.map(({ name, url, is_pdf }) => (
        <li key={url}>
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            className="flex min-h-target items-center justify-center text-14 text-accent-ink"
          >
            {is_pdf === 1 ? (
              `打开 PDF：${name}`
            ) : (
              <Picture src={url} alt={name} width={100} height={100} className="w-full rounded-8" />
            )}
          </a>
        </li>
      ))}
    </ul>
  )
}
