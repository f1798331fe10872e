import { useRevalidator } from 'react-router'
import { getUserInfo } from '#app/areas/access/patients/contract.ts'
import { Frame } from '#app/shell/frame.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { behindGate } from '#kit/wire/load.ts'
import { bankList, bankVisits } from '../contract.ts'
import { BankForm } from '../parts/bank-form.tsx'
import { OwnVisit } from '../parts/own-visit.tsx'
import type { Route } from './+types/bank'

export { handle } from 'virtual:rows/bank-visit'

export const clientLoader = behindGate(async ({ callApi }) => {
  const [banks, own, user] = await Promise.all([
    callApi(bankList, {}),
    callApi(bankVisits, {}),
    callApi(getUserInfo, {}),
  ])
  return { banks: banks.list, own: own.list, user }
})

export default function BankPage({ loaderData: { banks, own, user } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  return (
    <Frame bar={{}}>
      {banks.length === 0 ? (
        <Empty title="现在没有可以预约的银行" text="有银行开放预约时会出现在这里。" />
      ) : (
        <BankForm key={own[0]?.yuyue_id} banks={banks} user={user} onBooked={revalidate}>
          {own.length > 0 && (
            <section className="space-y-12">
              <h2 className="text-16 font-semibold">我的预约</h2>
              {own.map((visit) => (
                <Card key={visit.yuyue_id}>
                  <OwnVisit visit={visit} onChanged={revalidate} />
                </Card>
              ))}
            </section>
          )}
        </BankForm>
      )}
    </Frame>
  )
}
