import { XIcon } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { Disclosure } from '#kit/ui/disclosure.tsx'
import { Field } from '#kit/ui/field.tsx'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { deskGoodsPlaces } from '../contract.ts'
import { MOST } from '../rules.ts'

interface Place {
  id: number
  name: string
}

interface PlacesFieldProps {
  places: readonly Place[]
  /** Only who serves the platform says which houses agreed. */
  mayChange: boolean
}

/** Other hospitals in which goods can be used, beside the one that sells them. */
export function PlacesField({ places, mayChange }: PlacesFieldProps) {
  const [chosen, setChosen] = useState(places)
  if (!mayChange && places.length === 0) return null
  const title = chosen.length > 0 ? `还能在别的医院用：${chosen.length} 家` : '还能在别的医院用（选填）'
  return (
    <Disclosure title={title}>
      <ul aria-label="还能用的医院" className="divide-y divide-line">
        {chosen.map((place) => (
          <li key={place.id} className="flex items-center gap-8">
            <span className="min-w-0 grow py-8 text-14">{place.name}</span>
            {mayChange && (
              <>
                <input type="hidden" name="place_ids" value={place.id} />
                <Button
                  kind="text"
                  size="small"
                  aria-label={`移除${place.name}`}
                  onClick={() => setChosen((before) => before.filter(({ id }) => id !== place.id))}
                >
                  <XIcon />
                  移除
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
      {mayChange ? (
        <fieldset name="place_ids" aria-label="还能在别的医院用" className="min-w-0">
          {/* It is sent also where none is left. */}
          <input type="hidden" name="place_ids" value="" />
          <Finder taken={chosen} onPick={(place) => setChosen((before) => [...before, place])} />
        </fieldset>
      ) : (
        <p className="pb-8 text-12 text-ink-3">由平台运营设置。</p>
      )}
    </Disclosure>
  )
}

interface FinderProps {
  taken: readonly Place[]
  onPick: (place: Place) => void
}

function Finder({ taken, onPick }: FinderProps) {
  const [keyword, setKeyword] = useState('')
  const [found, setFound] = useState<readonly Place[]>()
  const finding = useAct(deskGoodsPlaces)
  const find = async () => {
    const reply = await finding.run({ keyword })
    if (reply) setFound(reply.list)
  }
  const left = found?.filter(({ id }) => taken.every((one) => one.id !== id))
  if (taken.length >= MOST.places) return <p className="text-12 text-ink-3">最多 {MOST.places} 家。</p>
  return (
    <div className="space-y-8 pb-8">
      <div className="flex items-end gap-8">
        <div className="min-w-0 grow">
          <Field
            label="找医院"
            value={keyword}
            maxLength={40}
            onChange={({ target }) => setKeyword(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
              // It would send the goods.
              event.preventDefault()
              find()
            }}
          />
        </div>
        <Button kind="secondary" busy={finding.busy} onClick={find}>
          找
        </Button>
      </div>
      <p className="text-12 text-ink-3">那家医院要在“到院预约”里开放时间，患者才约得到；钱仍然记在卖的这一方。</p>
      {finding.error && (
        <p role="alert" className="text-12 text-danger">
          {finding.error.words}
        </p>
      )}
      {left?.length === 0 && <p className="text-14 text-ink-3">没有找到营业中的医院，换几个字试试。</p>}
      <ul className="divide-y divide-line">
        {left?.map((place) => (
          <li key={place.id} className="flex items-center gap-8">
            <span className="min-w-0 grow text-14">{place.name}</span>
            <Button kind="text" size="small" aria-label={`加上${place.name}`} onClick={() => onPick(place)}>
              加上
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
