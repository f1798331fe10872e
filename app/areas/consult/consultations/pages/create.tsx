import { memberListApi } from '#app/areas/account/members/contract.ts'
import { selectAddress } from '#app/areas/consult/doctors/cards/consult-address.ts'
import {
  departmentIllnesses,
  departmentServices,
  doctorServices,
  vipServices,
} from '#app/areas/consult/doctors/contract.ts'
import { doctorDetail } from '#app/areas/guahao/doctors/contract.ts'
import { Frame } from '#app/shell/frame.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { behindGate, type Loading, maybeId } from '#kit/wire/load.ts'
import type { CallApi } from '#kit/wire/read-answer.ts'
import { AskingForm } from '../parts/consultation-form.tsx'
import { Whom } from '../parts/whom.tsx'
import type { Route } from './+types/create'

export { handle } from 'virtual:rows/R223'

const SUGGESTED = 8

/** The doctor who is asked, what they offer and what they are known for. */
const doctorAsked = async (callApi: CallApi, doctorId: number) => {
  const [doctor, { askList, ill_tags: illnesses }, { is_vip_member }] = await Promise.all([
    callApi(doctorDetail, { doctor_id: doctorId }),
    callApi(doctorServices, { doctor_id: doctorId }),
    callApi(vipServices, { doctor_id: doctorId }),
  ])
  const services = is_vip_member === 1 ? askList.map((one) => ({ ...one, price: one.vip_price })) : askList
  return { asked: { doctor_id: doctorId }, doctor, department: '', services, illnesses }
}

const departmentAsked = async (callApi: CallApi, depId: number) => {
  const [{ list }, illnesses] = await Promise.all([
    callApi(departmentServices, {}),
    callApi(departmentIllnesses, { dep_id: depId }),
  ])
  const found = list.find(({ dep_id }) => dep_id === depId)
  return {
    asked: { dep_id: depId },
    doctor: null,
    department: found?.dep_name ?? '',
    services: found?.services ?? [],
    illnesses: illnesses.list,
  }
}

const load = async ({ callApi, query }: Loading) => {
  const [doctorId, depId, type] = [maybeId(query, 'doctor_id'), maybeId(query, 'dep_id'), query.get('type') ?? 'text']
  if (!doctorId && !depId) return null
  const [whom, members] = await Promise.all([
    doctorId ? doctorAsked(callApi, doctorId) : departmentAsked(callApi, depId as number),
    callApi(memberListApi, {}),
  ])
  const service = whom.services.find((one) => one.type === type && one.is_on === 1)
  return { ...whom, illnesses: whom.illnesses.slice(0, SUGGESTED), service, members: members.list }
}
export const clientLoader = behindGate(load)

export default function AskCreatePage({ loaderData: shown }: Route.ComponentProps) {
  if (!shown?.service)
    return (
      <Frame bar={{}}>
        <Empty
          drawing="message"
          title={shown ? '这种问诊方式没有开通' : '还没有选择问谁'}
          text={shown ? '可以换一种方式，或者换一位医生。' : '选一位医生，或者按科室快速提问。'}
          action={<ButtonLink to={shown ? selectAddress(shown.asked) : '/ask/index'}>去选择</ButtonLink>}
        />
      </Frame>
    )
  const { asked, doctor, department, service, members, illnesses } = shown
  return (
    <Frame bar={{}}>
      <div className="px-16 pt-16">
        <Whom doctor={doctor} department={department} service={service} />
      </div>
      <AskingForm asked={asked} service={service} members={members} illnesses={illnesses} />
    </Frame>
  )
}
