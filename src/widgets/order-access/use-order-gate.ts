import { useIsResolvingSession, useMember } from '#src/actors/use-actors.ts';
import { useOrderAccess } from './order-access.ts';

/** Who may ask for an order: its member, and whoever holds its key. */
export interface OrderGateState {
  /** The key of a guest's order. */
  readonly access: string | undefined;
  /** There is something to ask with; the server may still say no. */
  readonly isOpen: boolean;
  readonly isResolving: boolean;
}

export function useOrderGate(orderNo: string): OrderGateState {
  const access = useOrderAccess(orderNo);
  const isMember = useMember() !== null;
  const isResolving = useIsResolvingSession();
  return { access, isResolving, isOpen: orderNo !== '' && !isResolving && (isMember || access !== undefined) };
}
