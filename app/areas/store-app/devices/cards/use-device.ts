import { useEffect, useEffectEvent, useState } from 'react'
import { systemClock } from '#kit/time/clock.ts'
import { isLocked, PIN_TRIES } from '../rules.ts'
import { markBound } from './at-store.ts'
import { isPin, sealPin } from './pin.ts'
import { type BoundDevice, readFacts, writeFacts } from './store-db.ts'

/** Whether the app is open: being opened, locked, without a PIN yet, or no database is to be had. */
export type Gate =
  | { is: 'opening' }
  | { is: 'no-database' }
  | { is: 'new-pin' | 'locked' | 'open'; device: BoundDevice }

const LOGIN = '/store/login'
/** A touch is written down so often at most. */
const TOUCH_MS = 10_000

/** Who works at this phone; leads to the sign-in where nobody does, and locks itself. */
export const useDevice = () => {
  const [gate, setGate] = useState<Gate>({ is: 'opening' })

  const look = useEffectEvent(async () => {
    try {
      const device = await readFacts('device')
      if (!device) return location.replace(LOGIN)
      if (!device.pin) return setGate({ is: 'new-pin', device })
      setGate({ is: isLocked(device.touchedAt, now()) ? 'locked' : 'open', device })
    } catch {
      setGate({ is: 'no-database' })
    }
  })

  const touch = useEffectEvent(async () => {
    if (gate.is !== 'open' || now() - gate.device.touchedAt < TOUCH_MS) return
    const device = { ...gate.device, touchedAt: now() }
    setGate({ is: 'open', device })
    await writeFacts('device', device)
  })

  useEffect(() => {
    look()
    const again = () => {
      if (document.visibilityState === 'visible') look()
    }
    const touched = () => touch()
    document.addEventListener('visibilitychange', again)
    document.addEventListener('pointerdown', touched)
    const timer = setInterval(again, 30_000)
    return () => {
      document.removeEventListener('visibilitychange', again)
      document.removeEventListener('pointerdown', touched)
      clearInterval(timer)
    }
  }, [])

  const open = async (device: BoundDevice) => {
    const touched = { ...device, wrongPins: 0, touchedAt: now() }
    await writeFacts('device', touched)
    markBound({ unitName: device.unitName, unsent: 0 })
    setGate({ is: 'open', device: touched })
  }

  return {
    gate,
    choosePin: async (device: BoundDevice, pin: string) => {
      await open({ ...device, pin: await sealPin(pin) })
      return undefined
    },
    /** Words where it is not the PIN. */
    enterPin: async (device: BoundDevice, pin: string): Promise<string | undefined> => {
      if (device.pin && (await isPin(pin, device.pin))) {
        await open(device)
        return undefined
      }
      const wrongPins = device.wrongPins + 1
      if (wrongPins >= PIN_TRIES) {
        location.replace(LOGIN)
        return undefined
      }
      const tried = { ...device, wrongPins }
      await writeFacts('device', tried)
      setGate({ is: 'locked', device: tried })
      return `PIN 不对，还可以试 ${PIN_TRIES - wrongPins} 次`
    },
    toPassword: () => location.assign(LOGIN),
  }
}

const now = () => systemClock.now().getTime()
