import { Avatar } from '#kit/ui/picture.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import type { familyDocList } from '../contract.ts'

export type Team = CallOutput<typeof familyDocList>['list'][number]

/** Who leads a team, and where; whether it has room is for who looks for one. */
export function TeamLine({ team, isChosen = false }: { team: Team; isChosen?: boolean }) {
  return (
    <div className="flex items-start gap-12">
      <Avatar src={team.image} />
      <div className="min-w-0 grow space-y-4">
        <p className="flex flex-wrap items-center gap-x-8 gap-y-4">
          <span className="text-16 font-semibold">{team.doctor_name}</span>
          <span className="text-14 text-ink-2">{team.title_name}</span>
          {!isChosen && (
            <Tag tone={team.is_open === 1 ? 'success' : 'plain'}>{team.is_open === 1 ? '可签约' : '已签满'}</Tag>
          )}
        </p>
        <p className="text-14 break-words text-ink-2">{team.unit_name}</p>
        <p className="text-12 text-ink-3 tabular-nums">
          服务{team.area_name} ·{' '}
          <span className="whitespace-nowrap">
            已签 {team.resident_num}/{team.capacity} 人
          </span>
        </p>
      </div>
    </div>
  )
}
