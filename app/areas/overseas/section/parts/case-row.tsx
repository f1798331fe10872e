import { caseAddress } from '#app/areas/overseas/directory/cards/overseas-address.ts'
import type { overseasCases } from '#app/areas/overseas/directory/contract.ts'
import { Link } from '#kit/ui/link.tsx'
import { Picture } from '#kit/ui/picture.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import type { CallOutput } from '#kit/wire/call.ts'

/** A case or an article as lists have it. */
export type Story = CallOutput<typeof overseasCases>['list'][number]

/** A case or an article. */
export function CaseRow({ told }: { told: Story }) {
  return (
    <Link
      to={caseAddress(told.article_id)}
      className="flex gap-12 rounded-12 bg-card p-12 shadow-soft active:opacity-80"
    >
      <span className="flex min-w-0 grow flex-col gap-4">
        <span className="text-16 font-medium">{told.title}</span>
        <span className="line-clamp-2 text-14 text-ink-2">{told.summary}</span>
        <span className="flex flex-wrap gap-4 text-12 text-ink-3">
          <Tag tone={told.kind === 'case' ? 'accent' : 'plain'}>{told.kind_name}</Tag>
          {told.unit_name && <span>{told.unit_name}</span>}
          {told.is_demo === 1 && <Tag>示范数据</Tag>}
        </span>
      </span>
      <Picture src={told.image} alt="" width={96} height={72} className="h-72 w-96 shrink-0 rounded-8 elder:hidden" />
    </Link>
  )
}
