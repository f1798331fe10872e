import { Card } from '#kit/ui/card.tsx'
import { classes } from '#kit/ui/classes.ts'
import { Picture } from '#kit/ui/picture.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { useSpoken } from '#kit/ui/use-spoken.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import type { askDetail } from '../contract.ts'

/** What was asked, of whom, with what they said of themselves. */
export type Case = CallOutput<typeof askDetail>['case']

/** The first thing that patient and doctor see in their talk, and what stands on the consultation's page. */
export function CaseCard({ asked }: { asked: Case }) {
  const { truename, sex_name, age, ill_name, content, is_revisit, with_guardian, facts, add_time } = asked
  const spoken = useSpoken()
  const who = [truename, sex_name, age === null ? '' : `${age} 岁`].filter(Boolean).join(' · ')
  return (
    <Card title="病情" aside={spoken(add_time)}>
      <p className="text-14 font-medium">{who}</p>
      <div className="flex flex-wrap gap-6 pt-8">
        {ill_name && <Tag tone="accent">{ill_name}</Tag>}
        <Tag>{is_revisit === 1 ? '复诊' : '首次咨询'}</Tag>
        {with_guardian === 1 && <Tag>监护人陪同</Tag>}
      </div>
      <p className="pt-8 text-16 whitespace-pre-line wrap-anywhere">{content || '内容已清除'}</p>
      {facts.length > 0 && (
        <dl className="mt-12 grid grid-cols-[auto_minmax(0,1fr)] gap-x-16 gap-y-4 border-t border-line pt-12 text-14">
          {facts.map(({ name, value, warns }) => (
            <div key={name} className="contents">
              <dt className="text-ink-3">{name}</dt>
              <dd className={classes('wrap-anywhere', warns === 1 && 'font-medium text-danger')}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <CasePictures images={asked.images} />
    </Card>
  )
}

function CasePictures({ images }: Pick<Case, 'images'>) {
  if (images.length === 0) return null
  return (
    <ul className="grid grid-cols-4 gap-8 pt-12">
      {images.map((image, at) => (
        <li key={image}>
          <a href={image} target="_blank" rel="noreferrer" className="block">
            <Picture src={image} alt={`病情图片 ${at + 1}`} width={80} height={80} className="w-full rounded-8" />
          </a>
        </li>
      ))}
    </ul>
  )
}
