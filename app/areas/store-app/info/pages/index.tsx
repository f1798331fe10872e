import { Asked } from '#app/areas/store-app/devices/cards/asked.tsx'
import { callStore } from '#app/areas/store-app/devices/cards/at-store.ts'
import { StoreFrame } from '#app/areas/store-app/devices/cards/store-frame.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Cell, CellGroup } from '#kit/ui/cell.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { Price } from '#kit/ui/price.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { unbroken } from '#kit/ui/unbroken.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import { certificateInfo, storeInfo } from '../contract.ts'
import { SignOut } from '../parts/sign-out.tsx'

export { handle } from 'virtual:rows/R262'

export default function StoreIndexPage() {
  return (
    <StoreFrame here="/store/index">
      {(device) => (
        <div className="space-y-12 p-16">
          <Asked ask={load}>{(found) => <Store {...found} />}</Asked>
          <CellGroup>
            <Cell title="帮助" note="怎么核销、没网怎么办" href="/store/help" />
          </CellGroup>
          <SignOut device={device} />
        </div>
      )}
    </StoreFrame>
  )
}

const load = async () => {
  const [store, { list }] = await Promise.all([callStore(storeInfo, {}), callStore(certificateInfo, {})])
  return { store, certificates: list }
}

interface StoreProps {
  store: CallOutput<typeof storeInfo>
  certificates: CallOutput<typeof certificateInfo>['list']
}

const Store = ({ store, certificates }: StoreProps) => (
  <>
    <Card>
      <p className="text-18 font-semibold">{store.unit_name}</p>
      <p className="pt-4 text-14 text-ink-2">{store.address}</p>
      <p className="text-14 text-ink-2">{store.phone}</p>
      <p className="pt-8 text-12 text-ink-3">
        {store.staff_name} · {store.role_name}
      </p>
    </Card>
    {store.sees_money === 1 && (
      <a href="/store/capital" className="block active:opacity-80">
        <Card>
          <p className="text-12 text-ink-3">余额</p>
          <Price yuan={store.balance} size="large" />
        </Card>
      </a>
    )}
    {store.over_num > 0 && <Notice tone="danger">有 {store.over_num} 张证照已过期，请让管理员更新。</Notice>}
    <Card title="证照">
      {certificates.length === 0 ? (
        <Empty drawing="list" title="还没有登记证照" text="管理员在工作台“门店证照”里登记。" />
      ) : (
        <ul className="divide-y divide-line">
          {certificates.map((one) => (
            <li key={one.id} className="flex items-start justify-between gap-12 py-8">
              <div className="min-w-0 text-14">
                <p className="font-medium">{one.name}</p>
                <p className="text-12 break-all text-ink-3">{one.number}</p>
                <p className="text-12 text-ink-3">
                  {unbroken(`${one.issuer} · ${one.end_date ? `到 ${one.end_date}` : '长期'}`)}
                  {one.is_demo === 1 && (
                    <>
                      {'\u00A0· '}
                      <span className="whitespace-nowrap">示范数据</span>
                    </>
                  )}
                </p>
              </div>
              <Tag tone={tones[one.state]}>{one.state_desc}</Tag>
            </li>
          ))}
        </ul>
      )}
    </Card>
  </>
)

const tones = { good: 'success', soon: 'warning', over: 'danger', early: 'plain' } as const
