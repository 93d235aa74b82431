// All of Pretendard in subsets. The browser fetches a subset only for a character that it draws.
import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css';
