import { type FormEvent, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { getUserInfo } from '#app/areas/access/patients/contract.ts'
import { Frame } from '#app/shell/frame.tsx'
import { OwnFallback } from '#app/shell/own/own-fallback.tsx'
import { ownIfSignedIn, SignInFirst } from '#app/shell/own/own-page.tsx'
import { isMobile, NEEDS_REGION, needsRegion } from '#kit/check/phone.ts'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { Field } from '#kit/ui/field.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { wayBack } from '#kit/wire/browser/way-back.ts'
import { BadInput, RefusedError } from '#kit/wire/errors.ts'
import { maybeId } from '#kit/wire/load.ts'
import { withChosen } from '../cards/address-address.ts'
import type { Address } from '../cards/address-line.tsx'
import { addressAdd, addressList } from '../contract.ts'
import { PasteCard, type Recognised } from '../parts/paste-card.tsx'
import { PlaceField } from '../parts/place-field.tsx'
import { missingLevel, usePlaceSteps } from '../parts/use-place-steps.ts'
import { levelWords, type Place, type PlaceLevel, placeOf } from '../rules.ts'
import type { Route } from './+types/addressedit'

export { handle } from 'virtual:rows/R048'

export const clientLoader = ownIfSignedIn(async ({ callApi, query }) => {
  const addressId = maybeId(query, 'addressId')
  if (addressId === undefined) return { address: undefined, ownMobile: (await callApi(getUserInfo, {})).mobile }
  const address = (await callApi(addressList, {})).list.find((one) => one.addressId === addressId)
  if (!address) throw new BadInput('addressId', '')
  return { address, ownMobile: '' }
})
export const HydrateFallback = OwnFallback

export default function AddressEditPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <SignInFirst title="您的收货地址" />
  return <AddressForm {...loaderData} />
}

const words = { name: '', mobile: '', community: '', detail: '' }
const faultsOf = (typed: typeof words, missing: PlaceLevel | undefined) => ({
  ...(typed.name.trim() === '' && { name: '请填写收货人' }),
  ...(!isMobile(typed.mobile) && { mobile: '请填写 11 位手机号，快递员会打这个电话' }),
  ...(needsRegion(typed.mobile) && { mobile: NEEDS_REGION }),
  ...(typed.detail.trim() === '' && { detail: '请填写街道、门牌号' }),
  ...(missing && { place: `请选择${levelWords(missing)}` }),
})

interface AddressFormProps {
  address: Address | undefined
  /** Of who is signed in: most parcels are their own. */
  ownMobile: string
}

function AddressForm({ address, ownMobile }: AddressFormProps) {
  const [typed, setTyped] = useState({ ...words, mobile: ownMobile, ...address })
  const [isDefault, setDefault] = useState(address?.isDefault === 1)
  const [tried, setTried] = useState(false)
  const [place, setPlace] = useState<Place>(address ? placeOf(address) : {})
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const save = useAct(addressAdd)
  const missing = missingLevel(usePlaceSteps(place))
  const faults: Partial<Record<'name' | 'mobile' | 'detail' | 'place', string>> = faultsOf(typed, missing)
  const isPlaceRefused = save.error instanceof RefusedError && ['bad-place', 'place-short'].includes(save.error.reason)

  const tied = (name: keyof typeof words) => ({
    name,
    value: typed[name],
    error: tried && name !== 'community' ? faults[name] : undefined,
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
  })
  const fillIn = (found: Recognised) => {
    setTyped({
      ...typed,
      name: found.name || typed.name,
      mobile: found.mobile || typed.mobile,
      detail: found.detail || typed.detail,
    })
    if (found.province_id) setPlace(placeOf(found))
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (Object.keys(faults).length > 0) return
    const { name, mobile, community, detail } = typed
    const saved = await save.run({
      addressId: address?.addressId,
      name,
      mobile,
      community,
      detail,
      province_id: place.province_id?.id ?? 0,
      city: place.city?.id,
      area: place.area?.id,
      street: place.street?.id,
      isDefault: isDefault ? 1 : 0,
    })
    if (!saved) return
    toast('已保存')
    const back = query.get('redirect_url') ? wayBack(query) : undefined
    navigate(back ? withChosen(back, saved.addressId) : '/health/addressmanage', { replace: true })
  }
  return (
    <Frame bar={{ title: address ? '编辑地址' : '添加地址' }}>
      <form onSubmit={submit} noValidate className="flex grow flex-col">
        <div className="grow space-y-12 p-16">
          {!address && <PasteCard onFound={fillIn} />}
          <Card className="space-y-12">
            <Field label="收货人" keyboard="name" placeholder="真实姓名，方便签收" {...tied('name')} />
            <Field label="手机号" keyboard="mobile" {...tied('mobile')} />
            <PlaceField
              place={place}
              onChange={setPlace}
              error={isPlaceRefused ? save.error?.words : tried ? faults.place : undefined}
            />
            <Field label="社区" placeholder="社区或村，可以不填" {...tied('community')} />
            <Field
              label="详细地址"
              placeholder="小区、楼栋、门牌号"
              autoComplete="street-address"
              {...tied('detail')}
            />
          </Card>
          <Card>
            <Checkbox
              checked={isDefault}
              disabled={address?.isDefault === 1}
              onChange={({ target }) => setDefault(target.checked)}
            >
              下单时默认送到这里
            </Checkbox>
          </Card>
        </div>
        <BottomAction error={isPlaceRefused ? undefined : save.error?.words}>
          <Button type="submit" busy={save.busy}>
            保存
          </Button>
        </BottomAction>
      </form>
    </Frame>
  )
}
