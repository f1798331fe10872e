import { useRevalidator } from 'react-router'
import { useMay } from '#app/areas/access/staff/cards/me.ts'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { address } from '#kit/wire/address.ts'
import { behindStaffGate, type Loading } from '#kit/wire/load.ts'
import { deskPerson } from '../contract.ts'
import { AppointmentTable } from '../parts/appointment-table.tsx'
import { bookAddress } from '../parts/person-address.ts'
import { PersonCard } from '../parts/person-card.tsx'
import type { Route } from './+types/person'

export { handle } from 'virtual:rows/desk-person'

const load = async ({ callApi, query }: Loading) => {
  const person = query.get('person') ?? ''
  return { handle: person, ...(await callApi(deskPerson, { person })) }
}
export const clientLoader = behindStaffGate(load)

export default function PersonPage({ loaderData: { handle: given, person, list, blocks } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const maySee = useMay('patients.see')
  const refresh = () => void revalidate()
  return (
    <DeskFrame
      title={person.name}
      note="姓名和号码遮住了一部分，核对证件时再看全。"
      aside={
        <>
          <ButtonLink kind="secondary" size="small" to="/desk/counter">
            找下一位
          </ButtonLink>
          {maySee && (
            <ButtonLink kind="secondary" size="small" to={address('/desk/patient', { person: given })}>
              档案
            </ButtonLink>
          )}
          <ButtonLink size="small" to={bookAddress(given)}>
            挂号
          </ButtonLink>
        </>
      }
    >
      {blocks.length > 0 && <Notice tone="warning">{blocks.join('；')}。窗口仍可代为办理。</Notice>}
      <PersonCard person={person} onChanged={refresh} />
      <AppointmentTable person={given} list={list} onDone={refresh} />
    </DeskFrame>
  )
}
