interface MessengerBridge {
  invoke: (name: string, params: object, then: (said: { err_msg?: string }) => void) => void
}

declare global {
  interface Window {
    /** The messaging app's own functions; there once it says so by an event. */
    WeixinJSBridge?: MessengerBridge
  }
}

/** The app is ready soon after the page, or this is not it. */
const READY_MS = 3_000

/**
 * Has the messaging app take the money, called as its documents say (`getBrandWCPayRequest`). What it says of the end is for
 * the screen alone: the provider's notice says whether the money came. Rejects where the app does not answer.
 */
export const payInMessenger = async (params: Readonly<Record<string, string>>): Promise<'done' | 'left' | 'failed'> => {
  const bridge = await ready()
  const said = await new Promise<{ err_msg?: string }>((resolve) =>
    bridge.invoke('getBrandWCPayRequest', params, resolve),
  )
  if (said.err_msg === 'get_brand_wcpay_request:ok') return 'done'
  return said.err_msg === 'get_brand_wcpay_request:cancel' ? 'left' : 'failed'
}

const ready = (): Promise<MessengerBridge> =>
  new Promise((resolve, reject) => {
    if (window.WeixinJSBridge) return resolve(window.WeixinJSBridge)
    const late = setTimeout(() => reject(new Error('the messaging app is not there')), READY_MS)
    document.addEventListener('WeixinJSBridgeReady', () => {
      clearTimeout(late)
      if (window.WeixinJSBridge) resolve(window.WeixinJSBridge)
    })
  })
