import { CheckIcon } from 'lucide-react'
import { useNavigate, useSearchParams } from 'react-router'
import { Frame } from '#app/shell/frame.tsx'
import { OwnFallback } from '#app/shell/own/own-fallback.tsx'
import { ownIfSignedIn, SignInFirst } from '#app/shell/own/own-page.tsx'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { wayBack } from '#kit/wire/browser/way-back.ts'
import { maybeId } from '#kit/wire/load.ts'
import { editAddress, withChosen } from '../cards/address-address.ts'
import { type Address, AddressLine } from '../cards/address-line.tsx'
import { addressList } from '../contract.ts'
import type { Route } from './+types/addressselect'

export { handle } from 'virtual:rows/R049'

export const clientLoader = ownIfSignedIn(async ({ callApi }) => (await callApi(addressList, {})).list)
export const HydrateFallback = OwnFallback

export default function AddressSelectPage({ loaderData: addresses }: Route.ComponentProps) {
  if (!addresses) return <SignInFirst title="您的收货地址" />
  return <Choices addresses={addresses} />
}

function Choices({ addresses }: { addresses: readonly Address[] }) {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const chosen = maybeId(query, 'addressId') ?? addresses[0]?.addressId
  const asked = query.get('redirect_url')
  const back = asked ? wayBack(query) : '/health/addressmanage'
  const choose = ({ addressId }: Address) => navigate(withChosen(back, addressId), { replace: true })
  return (
    <Frame bar={{}}>
      <div className="grow space-y-12 p-16">
        {addresses.length === 0 && <Empty title="还没有收货地址" text="添加一个，商品就知道该送到哪里。" />}
        {addresses.map((one) => (
          <div key={one.addressId} className="rounded-12 bg-card shadow-soft">
            <button
              type="button"
              aria-pressed={one.addressId === chosen}
              onClick={() => choose(one)}
              className="block w-full rounded-12 border border-transparent p-16 text-left active:opacity-80 aria-pressed:border-accent-ink aria-pressed:bg-tint"
            >
              <AddressLine
                {...one}
                fullAddress={one.full_address}
                isDefault={one.isDefault === 1}
                end={one.addressId === chosen && <CheckIcon className="size-20 shrink-0 text-accent-ink" />}
              />
            </button>
            <div className="flex justify-end px-16">
              <ButtonLink kind="text" size="small" to={editAddress(one.addressId, back)}>
                编辑
                <span className="sr-only">{one.name}的地址</span>
              </ButtonLink>
            </div>
          </div>
        ))}
      </div>
      <BottomAction>
        <ButtonLink kind={addresses.length === 0 ? 'primary' : 'secondary'} to={editAddress(undefined, back)}>
          添加新地址
        </ButtonLink>
      </BottomAction>
    </Frame>
  )
}
