import { z } from 'zod'
import { defineSettings } from '#kit/settings/define.ts'
import { text } from '#kit/settings/fields.ts'

const script = (usual: string) => z.url({ protocol: /^https$/ }).default(usual)

/** What this installation knows of the apps around its pages. */
export const settings = {
  nativeApp: defineSettings({
    variables: {
      APP_ANDROID_URL: z
        .url()
        .optional()
        .describe(
          'The native app, if there is one: where it is downloaded ({channel} stands for the channel), what opens it where it is installed, and the 32 bytes in Base64 by which values are handed over to it. The demo makes a key of its own.',
        ),
      APP_IOS_URL: z.url().optional(),
      APP_OPEN_URL: z.url().optional(),
      APP_KEY: z
        .string()
        .regex(/^[A-Za-z0-9+/]{43}=$/, '32 bytes in Base64')
        .optional(),
    },
    value: (data): NativeApp => ({
      androidUrl: data.APP_ANDROID_URL,
      iosUrl: data.APP_IOS_URL,
      openUrl: data.APP_OPEN_URL,
      key: data.APP_KEY,
    }),
  }),

  hosts: defineSettings({
    variables: {
      WECHAT_SCRIPT_URL: script('https://res.wx.qq.com/open/js/jweixin-1.6.0.js').describe(
        'Scripts of the apps around a page; pages load them in those apps alone, and the content security policy names these.',
      ),
      ALIPAY_SCRIPT_URL: script('https://appx/web-view.min.js'),
      CITY_APP_SCRIPT_URL: script('https://isz-open.sz.gov.cn/lib/jpasc-0.4.0.js'),
      CITY_APP_ID: text.describe(
        'The city-government app: our name there, who hands out the code that initialises its script (JSON with initCode), what opens and brings it, and its brand name, which stands for ours in what is shared from it.',
      ),
      CITY_APP_INIT_URL: z.url().optional(),
      CITY_APP_OPEN_URL: z.url().optional(),
      CITY_APP_ANDROID_URL: z.url().optional(),
      CITY_APP_IOS_URL: z.url().optional(),
      BRAND_NAME: z.string().min(1).default('医路'),
      CITY_APP_BRAND_NAME: z.string().min(1).default('i深圳'),
    },
    faults: ({ CITY_APP_INIT_URL, CITY_APP_ID }) =>
      CITY_APP_INIT_URL && !CITY_APP_ID ? ['CITY_APP_ID: CITY_APP_INIT_URL needs it'] : [],
    value: (data): Hosts => ({
      scripts: { messaging: data.WECHAT_SCRIPT_URL, payment: data.ALIPAY_SCRIPT_URL, city: data.CITY_APP_SCRIPT_URL },
      cityApp: {
        appId: data.CITY_APP_ID,
        initUrl: data.CITY_APP_INIT_URL,
        openUrl: data.CITY_APP_OPEN_URL,
        androidUrl: data.CITY_APP_ANDROID_URL,
        iosUrl: data.CITY_APP_IOS_URL,
        brand: data.CITY_APP_BRAND_NAME,
      },
      brand: data.BRAND_NAME,
    }),
  }),
}

/** The native app of this installation, where it has one. */
interface NativeApp {
  /** Where it is downloaded; `{channel}` stands for the channel. */
  androidUrl: string | undefined
  iosUrl: string | undefined
  /** Opens it where it is installed. */
  openUrl: string | undefined
  /** 32 bytes in Base64 that it shares with this server. */
  key: string | undefined
}

interface Hosts {
  /** Where their scripts lie: pages may load these and no others from outside. */
  scripts: { messaging: string; payment: string; city: string }
  cityApp: {
    appId: string
    /** Who hands out the code that initialises its script; undefined: the demo stands in for it. */
    initUrl: string | undefined
    /** Opens it where it is installed. */
    openUrl: string | undefined
    androidUrl: string | undefined
    iosUrl: string | undefined
    /** Its brand name, which stands for ours in what is shared from it. */
    brand: string
  }
  brand: string
}
