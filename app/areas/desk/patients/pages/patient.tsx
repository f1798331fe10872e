import { useRevalidator } from 'react-router'
import { useMay } from '#app/areas/access/staff/cards/me.ts'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { address } from '#kit/wire/address.ts'
import { behindStaffGate, type Loading } from '#kit/wire/load.ts'
import { deskPatient } from '../contract.ts'
import { BlocksCard } from '../parts/blocks-card.tsx'
import { CouponsCard } from '../parts/coupons-card.tsx'
import { GiftsCard } from '../parts/gifts-card.tsx'
import { NotesCard } from '../parts/notes-card.tsx'
import { TagsCard } from '../parts/tags-card.tsx'
import type { Route } from './+types/patient'

export { handle } from 'virtual:rows/desk-patient'

const load = async ({ callApi, query }: Loading) => {
  const person = query.get('person') ?? ''
  return { handle: person, patient: await callApi(deskPatient, { person }) }
}
export const clientLoader = behindStaffGate(load)

export default function PatientPage({ loaderData: { handle: given, patient } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const mayServe = useMay('counter.serve')
  const refresh = () => void revalidate()
  const { person } = patient
  const facts = [person.sex_name, `${person.age} 岁`, person.id_card, person.mobile || '没有手机号']
  return (
    <DeskFrame
      title={person.name}
      note={facts.filter(Boolean).join(' · ')}
      aside={
        <>
          <ButtonLink kind="secondary" size="small" to="/desk/patients">
            患者列表
          </ButtonLink>
          {mayServe && (
            <ButtonLink size="small" to={address('/desk/person', { person: given })}>
              预约和办理
            </ButtonLink>
          )}
        </>
      }
    >
      <div className="grid items-start gap-16 wide:grid-cols-2">
        <div className="space-y-16">
          <TagsCard handle={given} patient={patient} onDone={refresh} />
          <NotesCard handle={given} notes={patient.notes} onDone={refresh} />
        </div>
        <div className="space-y-16">
          <BlocksCard handle={given} patient={patient} onDone={refresh} />
          <GiftsCard handle={given} patient={patient} onDone={refresh} />
          <CouponsCard coupons={patient.held_coupons} />
        </div>
      </div>
    </DeskFrame>
  )
}
