import { DataExport } from './data-export.tsx';
import { Deletion } from './deletion.tsx';
import type { UserInfo } from './use-change-profile.ts';

/** What the shop keeps of the member, and the end of the account. */
export function Privacy({ info }: { info: UserInfo }) {
  return (
    <>
      <DataExport />
      {info.deletionTime === null && <Deletion />}
    </>
  );
}
