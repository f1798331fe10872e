import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { Frame } from '#app/shell/frame.tsx'
import { OwnFallback } from '#app/shell/own/own-fallback.tsx'
import { ownIfSignedIn, SignInFirst } from '#app/shell/own/own-page.tsx'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { editAddress } from '../cards/address-address.ts'
import { type Address, AddressLine } from '../cards/address-line.tsx'
import { addressDelete, addressList, addressSetDefault } from '../contract.ts'
import { MOST_ADDRESSES } from '../rules.ts'
import type { Route } from './+types/addressmanage'

export { handle } from 'virtual:rows/R047'

export const clientLoader = ownIfSignedIn(async ({ callApi }) => (await callApi(addressList, {})).list)
export const HydrateFallback = OwnFallback

export default function AddressManagePage({ loaderData: addresses }: Route.ComponentProps) {
  if (!addresses) return <SignInFirst title="您的收货地址" />
  return <Addresses addresses={addresses} />
}

function Addresses({ addresses }: { addresses: readonly Address[] }) {
  const { revalidate } = useRevalidator()
  const [leaving, setLeaving] = useState<Address>()
  const remove = useAct(addressDelete)
  const choose = useAct(addressSetDefault)
  const error = remove.error ?? choose.error

  const onRemove = async () => {
    const gone = leaving && (await remove.run({ addressId: leaving.addressId }))
    setLeaving(undefined)
    if (gone) {
      toast('已删除')
      revalidate()
    }
  }
  const makeDefault = async ({ addressId }: Address) => {
    if (await choose.run({ addressId })) revalidate()
  }
  const isFull = addresses.length >= MOST_ADDRESSES
  return (
    <Frame bar={{}}>
      <div className="grow space-y-12 p-16">
        {addresses.length === 0 && (
          <Empty title="还没有收货地址" text="保存一个常用地址，下单时自动填好，不用每次输入。" />
        )}
        {addresses.map((one) => (
          <Card key={one.addressId}>
            <AddressLine {...one} fullAddress={one.full_address} isDefault={one.isDefault === 1} />
            <div className="flex items-center justify-end gap-4 pt-8">
              {one.isDefault === 0 && (
                <Button kind="text" size="small" busy={choose.busy} onClick={() => makeDefault(one)}>
                  设为默认
                  <Whose address={one} />
                </Button>
              )}
              <Button kind="text" size="small" onClick={() => setLeaving(one)}>
                删除
                <Whose address={one} />
              </Button>
              <ButtonLink kind="text" size="small" to={editAddress(one.addressId)}>
                编辑
                <Whose address={one} />
              </ButtonLink>
            </div>
          </Card>
        ))}
      </div>
      <BottomAction
        error={error?.words}
        note={isFull ? `最多 ${MOST_ADDRESSES} 个地址，删除不用的才能添加` : undefined}
      >
        {!isFull && <ButtonLink to={editAddress()}>添加地址</ButtonLink>}
      </BottomAction>
      <Dialog
        open={leaving !== undefined}
        danger
        title="删除这个地址？"
        confirmText="删除"
        busy={remove.busy}
        onCancel={() => setLeaving(undefined)}
        onConfirm={onRemove}
      >
        已经下的订单不受影响。
      </Dialog>
    </Frame>
  )
}

/** Which of several the same words are about, for who hears them alone. */
const Whose = ({ address }: { address: Address }) => <span className="sr-only">{address.name}的地址</span>
