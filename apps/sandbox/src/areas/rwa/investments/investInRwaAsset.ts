import { defineHandler } from '../../../core/contract/handler.ts';
import { invest } from './invest.ts';
import { investmentInFull } from './investment-view.ts';
import { findPosition } from './positions.ts';

/** Moves the amount from the balance into the asset; the first rule that is against it is answered. */
export const investInRwaAsset = defineHandler(
  'investInRwaAsset',
  async ({ body, path, member, db, now, language, reply }) => {
    const id = await invest(db, { memberId: member.id, assetId: path.id, input: body, now });
    const position = await findPosition(db, member.id, id, now);
    if (!position) throw new RangeError(`Investment ${id} is not there.`);
    return reply(201, await investmentInFull(db, position, language));
  },
);
