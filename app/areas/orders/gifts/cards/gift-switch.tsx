import { Field, TextField } from '#kit/ui/field.tsx'
import { Switch } from '#kit/ui/switch.tsx'
import { MOST_NAME, MOST_WORDS, USUAL_WORDS } from '../rules.ts'

interface GiftSwitchProps {
  isGift: boolean
  /** Whom the parcel goes to, where that is known. */
  receiver: string | undefined
  /** It goes to an address. */
  isSent: boolean
  onChange: (isGift: boolean) => void
}

/** Makes a gift of what is ordered; its card is filled in below and read by `giftCardIn`. */
export function GiftSwitch({ isGift, receiver, isSent, onChange }: GiftSwitchProps) {
  return (
    <div className="overflow-hidden rounded-12 bg-card shadow-soft">
      <Switch
        checked={isGift}
        note={isSent ? '写一张贺卡；收货地址请选对方的' : '写一张贺卡给对方'}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      >
        送给别人
      </Switch>
      {isGift && (
        <div className="space-y-12 px-16 pb-16">
          <Field
            label="送给"
            name="gift_to"
            required
            maxLength={MOST_NAME}
            defaultValue={receiver?.slice(0, MOST_NAME)}
          />
          <Field label="署名" name="gift_from" required maxLength={MOST_NAME} placeholder="让对方知道是谁送的" />
          <TextField
            label="贺卡"
            name="gift_words"
            rows={2}
            maxLength={MOST_WORDS}
            placeholder={USUAL_WORDS}
            hint="寄送的礼物，商家会把这些话写在卡片上"
          />
        </div>
      )}
    </div>
  )
}

/** What stands on the card of a form's gift. */
export const giftCardIn = (form: HTMLFormElement) => {
  const said = new FormData(form)
  const [gift_from, gift_to, gift_words] = ['gift_from', 'gift_to', 'gift_words'].map((name) =>
    String(said.get(name) ?? ''),
  ) as [string, string, string]
  return { gift_from, gift_to, gift_words }
}
