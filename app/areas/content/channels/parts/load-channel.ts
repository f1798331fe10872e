import { microClassroom } from '#app/areas/audio-class/contract.ts'
import { hotAsks, hotOutAsks } from '#app/areas/consult/consultations/contract.ts'
import { homeBlocks } from '#app/areas/home/contract.ts'
import { RefusedError } from '#kit/wire/errors.ts'
import { type Loading, maybeId } from '#kit/wire/load.ts'
import type { CallApi } from '#kit/wire/read-answer.ts'
import {
  channelPicks,
  channelUnitList,
  doctorIndexSetting,
  getChannelConfig,
  getPubcatByIds,
  getPubcateList,
  getUnitPubcat,
} from '../contract.ts'

const FEW = { page: 1, page_size: 5 }

/** The channel's page; null for who came by no partner and named none. One that was named and is not there is refused. */
export const loadChannelIfAny = async (loading: Loading): Promise<ChannelShown | null> => {
  try {
    return await loadChannel(loading)
  } catch (thrown) {
    if (loading.query.has('cid') || !(thrown instanceof RefusedError) || thrown.reason !== 'not-found') throw thrown
    return null
  }
}

/** All that a channel's page shows [X113]: who came by a channel that there is not is told so before anything else is asked. */
const loadChannel = async ({ callApi, query }: Loading) => {
  const [config, setting] = await Promise.all([callApi(getChannelConfig, {}), callApi(doctorIndexSetting, {})])
  const chosen = { unit: maybeId(query, 'pubcat_id'), ask: maybeId(query, 'ask_pubcat_id') }
  const [picks, units, unitCategories, doctorCategories, askCategories, classes, asks, outAsks, { tabs }] =
    await Promise.all([
      callApi(channelPicks, {}),
      callApi(channelUnitList, { pubcat_id: chosen.unit, ...FEW }),
      callApi(getPubcateList, {}),
      categoriesOf(callApi, setting.doctor_pubcat_ids, 'doctor'),
      setting.ask_pubcat_ids.length > 0 ? categoriesOf(callApi, setting.ask_pubcat_ids, 'ask') : [],
      callApi(microClassroom, FEW),
      callApi(hotAsks, { pubcat_id: chosen.ask, ...FEW }),
      callApi(hotOutAsks, { pubcat_id: chosen.ask, ...FEW }),
      callApi(homeBlocks, {}),
    ])
  return {
    config,
    setting,
    chosen,
    tabs,
    doctors: picks.doctors,
    articles: picks.articles,
    units: units.list,
    putCateList: unitCategories.list,
    pubCatesByDoctor: doctorCategories,
    pubCatesByAskRecord: askCategories,
    microclassList: classes.microclassList,
    // What the partner picked comes first; a category narrows what its people asked.
    hotAskList: chosen.ask === undefined && picks.questions.length > 0 ? picks.questions : asks.list,
    hotOutAskList: outAsks.list,
    theme: config.theme,
  }
}

/** The categories that a partner chose; those of its hospitals where it chose none. */
const categoriesOf = async (callApi: CallApi, ids: readonly number[], type: 'doctor' | 'ask') =>
  ids.length > 0
    ? (await callApi(getPubcatByIds, { ids: ids.join(), type })).list
    : (await callApi(getUnitPubcat, {})).list

/** The same as the page has it. */
export type ChannelShown = Awaited<ReturnType<typeof loadChannel>>
