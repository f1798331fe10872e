import { useNavigate } from 'react-router'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { toast } from '#kit/ui/toast.ts'
import { behindStaffGate, type Loading, maybeId } from '#kit/wire/load.ts'
import { deskFamilyTeamChoices, deskFamilyTeamSheet } from '../contract.ts'
import { TeamForm } from '../parts/team-form.tsx'
import type { Route } from './+types/edit'

export { handle } from 'virtual:rows/desk-family-teams-edit'

const load = async ({ callApi, query }: Loading) => {
  const team_id = maybeId(query, 'team_id')
  const [choices, sheet] = await Promise.all([
    callApi(deskFamilyTeamChoices, {}),
    team_id === undefined ? undefined : callApi(deskFamilyTeamSheet, { team_id }),
  ])
  return { choices, sheet }
}
export const clientLoader = behindStaffGate(load)

export default function FamilyTeamEditPage({ loaderData: { choices, sheet } }: Route.ComponentProps) {
  const go = useNavigate()
  return (
    <DeskFrame
      title={sheet?.team_name ?? '新增家庭医生团队'}
      note="改动只影响之后的签约，已经签约的居民保留签约时的承诺。"
      aside={
        <ButtonLink kind="secondary" size="small" to="/desk/family-teams">
          返回团队
        </ButtonLink>
      }
    >
      {!sheet && choices.doctors.length === 0 ? (
        <Empty
          title="没有可以带团队的医生"
          text="一位医生带一个团队，请先新增医生。"
          action={
            <ButtonLink size="small" to="/desk/doctors/doctor">
              新增医生
            </ButtonLink>
          }
        />
      ) : (
        <TeamForm
          key={sheet?.team_id}
          choices={choices}
          sheet={sheet}
          onSaved={() => {
            toast('团队已保存')
            go('/desk/family-teams')
          }}
        />
      )}
    </DeskFrame>
  )
}
