import { memberListApi } from '#app/areas/account/members/contract.ts'
import { Frame } from '#app/shell/frame.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { behindGate, maybeId } from '#kit/wire/load.ts'
import { familyTeams, getMealList, getTagConfig } from '../contract.ts'
import { ApplyForm } from '../parts/apply-form.tsx'
import { TeamLine } from '../parts/team-line.tsx'
import type { Route } from './+types/apply'

export { handle } from 'virtual:rows/R229'

export const clientLoader = behindGate(async ({ callApi, query }) => {
  const [doctor_id, memberId] = [maybeId(query, 'doctor_id'), maybeId(query, 'member_id')]
  if (doctor_id === undefined) return null
  const [teams, meals, tags, members] = await Promise.all([
    callApi(familyTeams, { doctor_id }),
    callApi(getMealList, { doctor_id }),
    callApi(getTagConfig, {}),
    callApi(memberListApi, {}),
  ])
  return { team: teams.list[0], meals: meals.list, tags: tags.tagConfig, members: members.list, memberId }
})

export default function FamilyApplyPage({ loaderData: shown }: Route.ComponentProps) {
  if (!shown?.team)
    return (
      <Frame bar={{}}>
        <Empty
          drawing="search"
          title="先选一位家庭医生"
          text="选离家近、方便联系的团队。"
          action={<ButtonLink to="/familydoc/index">去选择</ButtonLink>}
        />
      </Frame>
    )
  const { team, meals, tags, members, memberId } = shown
  return (
    <Frame bar={{}}>
      <div className="space-y-12 p-16 pb-0">
        <Card>
          <TeamLine team={team} />
          <p className="pt-12 text-14 break-words text-ink-2">{team.introduction}</p>
          <p className="pt-8 text-12 text-ink-3">
            团队成员：{team.members.map(({ name, role }) => `${name}（${role}）`).join('、')}
          </p>
        </Card>
        <Card title="服务内容">
          <ul className="divide-y divide-line">
            {meals.map((meal) => (
              <li key={meal.meal_id} className="py-8 first:pt-0 last:pb-0">
                <p className="flex flex-wrap justify-between gap-x-12 text-16">
                  {meal.name}
                  <span className="text-14 text-ink-2">
                    {meal.is_base === 1 ? '签约就有，免费' : `¥${meal.price}/年，到社区办理`}
                  </span>
                </p>
                <p className="text-14 text-ink-3">{meal.content}</p>
              </li>
            ))}
          </ul>
        </Card>
      </div>
      <ApplyForm doctorId={team.doctor_id} members={members} memberId={memberId} tags={tags} />
    </Frame>
  )
}
