import { useRevalidator } from 'react-router'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
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

export default function PersonPage({ loaderData: { handle: given, person, today, list } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
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
          <ButtonLink size="small" to={bookAddress(given)}>
            挂号
          </ButtonLink>
        </>
      }
    >
      <PersonCard person={person} onChanged={refresh} />
      <AppointmentTable person={given} today={today} list={list} onDone={refresh} />
    </DeskFrame>
  )
}
